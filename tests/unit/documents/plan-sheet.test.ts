import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/content/load-snapshot.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { modelSheet, type SheetModel } from '../../../src/artwork/documents/model-sheet.ts'
import { planSheet } from '../../../src/artwork/documents/plan-sheet.ts'
import { MARGIN, type Mark, PAGE, type Part, type SheetPlan } from '../../../src/artwork/documents/sheet-plan.ts'
import { typesetters } from './typesetters.ts'

const catalogue = createCatalogue(await loadSnapshot(snapshotOptions(join(import.meta.dirname, '../../..'), {})))
const { product: products } = catalogue.snapshot

const plan = (sheet: SheetModel) => planSheet(sheet, typesetters[sheet.locale], undefined)

function marksOf(parts: readonly (Part | Mark)[]): Mark[] {
  return parts.flatMap((item) => ('tag' in item ? marksOf(item.content) : [item]))
}

type Text = Extract<Mark, { kind: 'text' }>

function textsOf({ parts }: SheetPlan): Text[] {
  return marksOf(parts).filter((mark): mark is Text => mark.kind === 'text')
}

/** Returns texts whose boxes overlap, or that leave the page. */
function misplaced(planned: SheetPlan): string[] {
  const texts = textsOf(planned)
  const { width } = typesetters.zh
  const boxes = texts.map((text) => ({
    ...text,
    width: Math.max(...text.lines.map((line) => width(line, text.style))),
  }))
  const beyond = boxes.filter(
    ({ x, y, width, height }) =>
      x < MARGIN || y < 0 || x + width > PAGE.width - MARGIN + 1 || y + height > PAGE.height - 20,
  )
  const overlapping = boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.page === other.page &&
          one.x < other.x + other.width - 1 &&
          other.x < one.x + one.width - 1 &&
          one.y < other.y + other.height - 1 &&
          other.y < one.y + one.height - 1,
      ),
  )
  return [...beyond, ...overlapping].map(({ lines }) => lines.join(' '))
}

test('no text on any sheet leaves its page or overlaps another', { timeout: 120_000 }, () => {
  for (const product of products) {
    for (const locale of LOCALES) {
      const planned = plan(modelSheet(product, catalogue, locale))
      expect(planned.pages).toBe(2)
      expect(misplaced(planned), `${product.code} ${locale}`).toEqual([])
    }
  }
})

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
  const features = textsOf(planned).filter(({ lines }) =>
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
