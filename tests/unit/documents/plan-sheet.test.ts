import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { modelSheet, type SheetModel } from '../../../src/artwork/documents/model-sheet.ts'
import { planSheet } from '../../../src/artwork/documents/plan-sheet.ts'
import { MARGIN, PAGE, type SheetPlan } from '../../../src/artwork/documents/sheet-plan.ts'
import { findOverlapping, textBoxesOf } from './marks.ts'
import { typesetters } from './typesetters.ts'
import { loadFixture } from '../fixture-content.ts'

const catalogue = createCatalogue(await loadFixture())

const { product: products } = catalogue.snapshot

const plan = (sheet: SheetModel) => planSheet(sheet, typesetters[sheet.locale], undefined)

/** Returns texts that overlap others, or that leave the page. */
function misplaced(planned: SheetPlan): string[] {
  const boxes = textBoxesOf(planned)
  const beyond = boxes.filter(
    ({ x, y, width, height }) =>
      x < MARGIN || y < 0 || x + width > PAGE.width - MARGIN + 1 || y + height > PAGE.height - 20,
  )
  return [...beyond.map(({ lines }) => lines.join(' ')), ...findOverlapping(boxes)]
}

/** A product with the maximum number of features, each of this length. */
function longWinded(characters: number): Product {
  const [product] = products
  if (!product) throw new Error('There is no product')
  const feature = { zh: '字'.repeat(characters), en: 'word '.repeat(characters / 5) }
  return { ...product, features: Array.from({ length: 16 }, () => feature) }
}

test.each(LOCALES)('a long list of features (%s) continues on the second page completely', (locale) => {
  const sheet = modelSheet(longWinded(locale === 'zh' ? 75 : 195), catalogue, locale)
  const planned = plan(sheet)
  const features = textBoxesOf(planned).filter(({ lines }) =>
    sheet.features.items.includes(lines.join(locale === 'zh' ? '' : ' ').trim() + (locale === 'zh' ? '' : ' ')),
  )
  expect(features).toHaveLength(16)
  expect(new Set(features.map(({ page }) => page))).toEqual(new Set([0, 1]))
  expect(misplaced(planned)).toEqual([])
})

test('a sheet that does not fit on two pages is reported', () => {
  const sheet = modelSheet(longWinded(2000), catalogue, 'zh')
  expect(() => plan(sheet)).toThrow(`The data sheet ${sheet.file} has more text than fits on two pages`)
})

test('a sheet has the version and date of its content, or else 1.0 and the release date', () => {
  const [product] = products
  if (!product) throw new Error('There is no product')
  expect(modelSheet(product, catalogue, 'en')).toMatchObject({
    file: `${product.model}_datasheet_en_v1.0.pdf`,
    version: '1.0',
    updatedOn: product.releasedOn,
  })
  const dataSheet = { version: '2.1', updatedOn: '2026-03-05' }
  expect(modelSheet({ ...product, dataSheet }, catalogue, 'en')).toMatchObject({
    file: `${product.model}_datasheet_en_v2.1.pdf`,
    edition: 'Version 2.1, 5 March 2026',
  })
})

test('a product without dimensions has no drawing of them', () => {
  const software = products.find(({ attributes }) => attributes.dimensions === undefined)
  if (!software) throw new Error('Every product has a body')
  const { parts } = plan(modelSheet(software, catalogue, 'en'))
  expect(parts.filter(({ tag }) => tag === 'Figure')).toHaveLength(1)
})

test.each(LOCALES)('a long email address (%s) stays in one line', (locale) => {
  const [product] = products
  if (!product) throw new Error('There is no product')
  const sheet = modelSheet(product, catalogue, locale)
  const email = 'technical-service@industrial-valves.example.com'
  const planned = plan({ ...sheet, contact: { ...sheet.contact, email } })
  expect(textBoxesOf(planned).filter(({ lines }) => lines.join('') === email)).toMatchObject([{ lines: [email] }])
})
