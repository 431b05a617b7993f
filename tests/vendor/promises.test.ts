import { expect, test } from 'vitest'
import { REQUIRED_SERIES } from '#vendor/promises.ts'
import { checkCoverage } from '../../src/content/editorial/coverage.ts'
import { checkIntegrity } from '../../src/content/integrity.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { loadShippedContent } from './shipped-content.ts'

const snapshot = await loadShippedContent()
const locate = (entity: string, key: string) => `${entity}/${key}`
const fieldsOf = (content: Snapshot) => checkCoverage(content, locate).faults.map(({ field }) => field)
const withFirst = (change: (product: Product) => Partial<Product>) => {
  const [first, ...others] = snapshot.product
  return { ...snapshot, product: first ? [{ ...first, ...change(first) }, ...others] : [] }
}

test('the vendor keeps what it promises', () => {
  expect(fieldsOf(snapshot)).toEqual([])
})

test.each<string>(REQUIRED_SERIES)('the series %s is missed', (id) => {
  const series = snapshot.series.filter((each) => each.id !== id)
  const faults = checkIntegrity({ ...snapshot, series }, { locate, isPublicFile: () => true, isScreen: () => true })
  expect(faults.map(({ source, field }) => `${source} ${field}`)).toContain(`series/${id} `)
})

test('a product with too few features or attributes is refused', () => {
  expect(fieldsOf(withFirst(({ features }) => ({ features: features.slice(0, 3) })))).toContain('features')
  const few = ({ attributes }: Product) => ({ attributes: Object.fromEntries(Object.entries(attributes).slice(0, 5)) })
  expect(fieldsOf(withFirst(few))).toEqual(expect.arrayContaining(['attributes']))
})
