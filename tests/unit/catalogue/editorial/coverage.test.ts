import { expect, test, vi } from 'vitest'
import { EXAMPLE_MODEL } from '#vendor/example-model.ts'
import { WANTED_FILTERS } from '#vendor/home-page.ts'
import * as parts from '../../../../src/base/parts.ts'
import { VENDOR_FOLDER } from '../../../../src/base/vendor-folder.ts'
import { checkCoverage, coverCategories } from '../../../../src/content/editorial/coverage.ts'
import type { Snapshot } from '../../../../src/content/snapshot.ts'
import { attributeOf } from '../attribute-factory.ts'
import {
  attributesOf,
  caseOf,
  faqOf,
  newsOf,
  productOf,
  seriesOf,
  snapshotOf,
  stockedSnapshot,
} from './snapshot-factory.ts'

const locate = (entity: string, key: string) => `${entity}/${key}`
const text = { zh: '文字', en: 'Text' }
const stocked = stockedSnapshot()

/** Returns the faults of a complete snapshot with some parts replaced. */
function faultsWith(parts: Partial<Snapshot>): string[] {
  const { faults } = checkCoverage(stockedSnapshot(parts), locate)
  return faults.map(({ source, field, value, expected }) => `${source} ${field}: ${String(value)}, ${expected}`)
}

/** The complete products with the first one changed. */
function withFirst(parts: Parameters<typeof productOf>[0]): Snapshot['product'] {
  return stocked.product.map((product, index) => (index === 0 ? { ...product, ...parts } : product))
}

test('a snapshot with as much as is needed has no fault', () => {
  expect(checkCoverage(stocked, locate)).toEqual({ faults: [], warnings: [] })
})

test('no content is no fault, and each empty part of the site is a warning', () => {
  const { faults, warnings } = checkCoverage(snapshotOf(), locate)
  expect(faults).toEqual([])
  expect(warnings.map(({ source, expected }) => `${source} ${expected}`)).toEqual([
    'case/* at least one record, or /success-stories in PARTS_OFF of site.ts',
    'faq/* at least one record, or /faqs in PARTS_OFF of site.ts',
  ])
})

test('records of a part that is off are a fault', () => {
  vi.spyOn(parts, 'isOn').mockImplementation((path) => path !== '/faqs')
  expect(faultsWith({})).toEqual([`faq/* : ${stocked.faq.length}, no record, or no /faqs in PARTS_OFF of site.ts`])
  vi.restoreAllMocks()
})

test('a door schedule without a product that it could list is a warning', () => {
  const product = stocked.product.map((each) => ({ ...each, provides: [] }))
  const expected = 'a product that is a lock or needs one, or /door-schedule in PARTS_OFF of site.ts'
  expect(checkCoverage({ ...stocked, product }, locate).warnings).toMatchObject([{ source: 'product/*', expected }])
})

test('a filter of the home page that the list of products has not is a fault', () => {
  const attributes = WANTED_FILTERS.map((id, index) => attributeOf({ id, isFilter: index > 0 }))
  expect(faultsWith({ attributes })).toEqual([
    `${VENDOR_FOLDER}/home-page.ts WANTED_FILTERS: ${WANTED_FILTERS[0]}, an attribute with isFilter in attributes.json`,
  ])
})

test('an example that is no model of the catalogue is a warning', () => {
  const { warnings } = checkCoverage(
    stockedSnapshot({ product: stocked.product.map((each) => ({ ...each, model: 'X' })) }),
    locate,
  )
  expect(warnings).toMatchObject([{ source: 'product/*', field: 'model', value: EXAMPLE_MODEL }])
})

test('a case has all of its details or none of them', () => {
  const cases = stocked.case.map((record) =>
    record.id === 2 ? caseOf({ id: 2 }) : record.id === 3 ? { ...record, projectNeeds: text } : record,
  )
  expect(faultsWith({ case: cases }).map((fault) => fault.split(',')[0])).toEqual([
    'case/3 solutionOverview: undefined',
    'case/3 productsUsed: undefined',
  ])
})

test('more of anything is no fault: a solution, a case with details, a series with one product', () => {
  const [solution, detailed] = [stocked.solution[0], stocked.case[0]]
  const shelf = { specification: 'home-automation-spec', attributes: attributesOf(20) }
  const more = {
    series: [...stocked.series, seriesOf('home-automation')],
    solution: [...stocked.solution, ...(solution ? [{ ...solution, slug: 'thirteenth' }] : [])],
    case: [...stocked.case, ...(detailed ? [{ ...detailed, id: 9 }] : [])],
    product: [...stocked.product, { ...stocked.product[0], ...productOf({ code: 'h1', ...shelf }) }],
  }
  expect(checkCoverage(stockedSnapshot(more), locate)).toEqual({ faults: [], warnings: [] })
})

test('a category without a product that is sold is a warning', () => {
  const product = stocked.product.map((each) =>
    each.specification === 'doors-spec' ? { ...each, status: 'discontinued' as const } : each,
  )
  expect(checkCoverage(stockedSnapshot({ product }), locate)).toEqual({
    faults: [],
    warnings: [
      {
        source: 'series/doors',
        field: 'categories doors-category',
        value: 0,
        expected: 'at least one active product',
      },
    ],
  })
})

test.each([
  [{ features: Array.from({ length: 7 }, () => text) }, 'product/p0 features: 7, 8 to 16 features'],
  [{ features: Array.from({ length: 17 }, () => text) }, 'product/p0 features: 17, 8 to 16 features'],
  [{ attributes: attributesOf(26) }, 'product/p0 attributes: 26, 12 to 25 attributes'],
  [{ attributes: attributesOf(14) }, 'product/p0 attributes: 70 %, at least 75 % of the attributes of calls-category'],
  [{ specification: 'nowhere' }, 'product/p0 specification: nowhere, a place in a list'],
])('one product that falls short is one fault', (parts, fault) => {
  // The attribute average of its category stays above 90 %: 14 other products have all of them.
  expect(faultsWith({ product: withFirst(parts) })).toEqual([fault])
})

test('a category in which all products leave out a few attributes is one fault', () => {
  const products = stocked.product.map((product) =>
    product.specification === 'doors-spec' ? { ...product, attributes: attributesOf(17) } : product,
  )
  expect(faultsWith({ product: products })).toEqual([
    'series/doors categories doors-category: 85 %, at least 90 % of its attributes filled on average',
  ])
})

test('a relation to itself is a fault', () => {
  const news = [...stocked.news, newsOf({ slug: 'x', related: { news: ['x'], products: [], solutions: [] } })]
  const faq = [...stocked.faq, faqOf({ slug: 'y', related: { faqs: ['y'], products: [] } })]
  expect(faultsWith({ news, faq })).toEqual([
    'news/x related: x, no relation to itself',
    'faq/y related: y, no relation to itself',
  ])
})

test('a specification without a product is a warning', () => {
  const [first, ...others] = stocked.series
  if (!first) throw new Error('no series')
  const categories = first.categories.map((category) => ({
    ...category,
    subCategories: [
      ...category.subCategories,
      { id: 'new-sub', name: text, specifications: [{ id: 'empty', name: text }] },
    ],
  }))
  const { faults, warnings } = checkCoverage(stockedSnapshot({ series: [{ ...first, categories }, ...others] }), locate)
  expect(faults).toEqual([])
  expect(warnings).toEqual([
    { source: `series/${first.id}`, field: 'specifications empty', value: undefined, expected: 'at least one product' },
  ])
})

test('categories are covered with their products, active ones and how full their tables are', () => {
  const [category] = coverCategories(
    stockedSnapshot({ product: withFirst({ status: 'discontinued', attributes: attributesOf(5) }) }),
  )
  expect(category).toMatchObject({ seriesId: 'calls', activeCount: 14 })
  expect(category?.products).toHaveLength(15)
  expect(category?.attributeFill).toBeCloseTo((14 + 0.25) / 15)
})
