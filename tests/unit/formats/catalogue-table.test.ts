import { expect, test, vi } from 'vitest'
import { tabulate, writeCatalogueCsv, writeWorkbook } from '../../../src/artwork/formats/catalogue-table.ts'
import type { ProductFacts } from '../../../src/artwork/formats/export-product.ts'

type Property = ProductFacts['properties'][number]

function exportedWith(...properties: Property[]): ProductFacts {
  return {
    $schema: 'https://example.com/schema.json',
    language: 'en-US',
    url: 'https://example.com/products/ab-1',
    model: 'AB-1',
    name: 'Door',
    description: '=1+1',
    manufacturer: 'Maker',
    brand: 'Brand',
    status: 'active',
    releasedOn: '2026-01-01',
    series: { id: 's', name: 'Series' },
    category: { id: 'c', name: 'Category' },
    features: [],
    properties,
    images: [],
    documents: [],
  }
}

const property = (id: string, name: string, value: Property['value'], unit?: string): Property => {
  return { id, group: 'body', groupName: 'Body', name, value, text: `${JSON.stringify(value)}!`, ...(unit && { unit }) }
}

test('a number is a number with its unit in the heading, and all else is as it is printed', () => {
  const [head = [], row = []] = tabulate(
    [exportedWith(property('weight', 'Weight', 2, 'kg'), property('colour', 'Colour', 'red'))],
    'en',
  )
  expect(row[head.indexOf('Weight (kg)')]).toBe(2)
  expect(row[head.indexOf('Colour')]).toBe('"red"!')
})

test('two properties with the same name have headings that differ', () => {
  const one = exportedWith(property('in', 'Modules', 1), property('of', 'Modules', 2))
  const [head = []] = tabulate([one], 'en')
  expect(head).toContain('Modules [in]')
  expect(head).toContain('Modules [of]')
})

test('a text that looks like a formula is guarded in CSV', () => {
  expect(writeCatalogueCsv(tabulate([exportedWith()], 'en'))).toContain(`,"'=1+1",`)
})

test('the same table gives the same workbook at another time', async () => {
  const table = tabulate([exportedWith(property('weight', 'Weight', 2, 'kg'))], 'en')
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = await writeWorkbook(table, 'Products')
  vi.setSystemTime(new Date('2031-05-06T07:08:10'))
  const later = await writeWorkbook(table, 'Products')
  vi.useRealTimers()
  expect(later.equals(first)).toBe(true)
})
