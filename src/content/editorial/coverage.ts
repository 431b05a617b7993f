import { EXAMPLE_MODEL } from '#vendor/example-model.ts'
import { join } from 'node:path'
import { WANTED_FILTERS } from '#vendor/home-page.ts'
import { PROMISED_FACTS } from '#vendor/promises.ts'
import { PARTS_OFF } from '#vendor/site.ts'
import { isOn, PARTS } from '../../base/parts.ts'
import { VENDOR_FOLDER } from '../../base/vendor-folder.ts'
import type { Fault } from '../faults.ts'
import type { Product } from '../schema/product.ts'
import type { Category } from '../schema/series.ts'
import type { Locate, Records, Snapshot } from '../snapshot.ts'

/** A category with its counts. */
export type CategoryCoverage = {
  seriesId: string
  category: Category
  products: readonly Product[]
  activeCount: number
  /** Average share of the category's attributes that its products have, 0 to 1; 0 without products. */
  attributeFill: number
}

/**
 * Compares the amount of content with the promises of the vendor and with the parts of its site. A category or a
 * specification without a product on sale, a part without a record, and an example that is no model, are warnings,
 * everything else a fault.
 */
export function checkCoverage(snapshot: Snapshot, locate: Locate): { faults: Fault[]; warnings: Fault[] } {
  return {
    faults: [
      ...checkCases(snapshot.case, locate),
      ...checkCategories(snapshot, locate),
      ...checkProducts(snapshot, locate),
      ...checkReachable(snapshot, locate),
      ...checkRelations(snapshot, locate),
      ...findHiddenRecords(snapshot, locate),
      ...findUnknownParts(),
      ...findUnknownFilters(snapshot),
    ],
    warnings: [
      ...findEmptyCategories(snapshot, locate),
      ...findEmptySpecifications(snapshot, locate),
      ...findEmptyParts(snapshot, locate),
      ...findEmptySchedule(snapshot, locate),
      ...findUnknownExample(snapshot, locate),
    ],
  }
}

/** Lists the categories, in display order, with their counts. */
export function coverCategories(snapshot: Snapshot): CategoryCoverage[] {
  return snapshot.series.flatMap((series) =>
    series.categories.map((category) => {
      const shelves = specificationsOf(category)
      const products = snapshot.product.filter(({ specification }) => shelves.includes(specification))
      const filled = products.reduce((sum, product) => sum + countFilled(product, category), 0)
      return {
        seriesId: series.id,
        category,
        products,
        activeCount: products.filter(({ status }) => status === 'active').length,
        attributeFill: products.length > 0 ? filled / (products.length * category.attributes.length) : 0,
      }
    }),
  )
}

/** A case has all of its details or none. */
function checkCases(cases: Records['case'], locate: Locate): Fault[] {
  return cases.flatMap(({ id, projectNeeds, solutionOverview, productsUsed }) => {
    const parts = Object.entries({
      projectNeeds: projectNeeds.zh !== '',
      solutionOverview: solutionOverview.zh !== '',
      productsUsed: productsUsed.length > 0,
    })
    if (parts.every(([, isFilled]) => !isFilled)) return []
    const expected = 'details, as in the other fields of the case'
    return parts
      .filter(([, isFilled]) => !isFilled)
      .map(([field]) => ({ source: locate('case', String(id)), field, value: undefined, expected }))
  })
}

function checkCategories(snapshot: Snapshot, locate: Locate): Fault[] {
  return coverCategories(snapshot).flatMap(({ seriesId, category, products, attributeFill }) => {
    const at = { source: locate('series', seriesId), field: `categories ${category.id}` }
    const { average, each } = PROMISED_FACTS.attributeFill
    return [
      ...(products.length > 0 && attributeFill < average
        ? [
            {
              ...at,
              value: percent(attributeFill),
              expected: `at least ${percent(average)} of its attributes filled on average`,
            },
          ]
        : []),
      ...products
        .filter((product) => fillOf(product, category) < each)
        .map((product) => ({
          source: locate('product', product.code),
          field: 'attributes',
          value: percent(fillOf(product, category)),
          expected: `at least ${percent(each)} of the attributes of ${category.id}`,
        })),
    ]
  })
}

function checkProducts(snapshot: Snapshot, locate: Locate): Fault[] {
  const parts = new Set(
    coverCategories(snapshot).flatMap(({ category, products }) => (category.areParts ? products : [])),
  )
  return snapshot.product.flatMap((product) =>
    checkProduct(product, parts.has(product) ? PROMISED_FACTS.parts : PROMISED_FACTS, locate),
  )
}

type Amounts = Record<'features' | 'attributes', { min: number; max: number }>

function checkProduct({ code, features, attributes }: Product, needed: Amounts, locate: Locate): Fault[] {
  const counts = { features: features.length, attributes: Object.keys(attributes).length }
  return (['features', 'attributes'] as const).flatMap((field) => {
    const { min, max } = needed[field]
    const value = counts[field]
    return value < min || value > max
      ? [{ source: locate('product', code), field, value, expected: `${min} to ${max} ${field}` }]
      : []
  })
}

function checkReachable(snapshot: Snapshot, locate: Locate): Fault[] {
  const reachable = new Set(coverCategories(snapshot).flatMap(({ products }) => products.map(({ code }) => code)))
  return snapshot.product
    .filter(({ code }) => !reachable.has(code))
    .map(({ code, specification }) => ({
      source: locate('product', code),
      field: 'specification',
      value: specification,
      expected: 'a place in a list',
    }))
}

function checkRelations({ news, faq }: Snapshot, locate: Locate): Fault[] {
  const itself = (name: 'news' | 'faq', slug: string, related: readonly string[]): Fault[] =>
    related.includes(slug)
      ? [{ source: locate(name, slug), field: 'related', value: slug, expected: 'no relation to itself' }]
      : []
  return [
    ...news.flatMap(({ slug, related }) => itself('news', slug, related.news)),
    ...faq.flatMap(({ slug, related }) => itself('faq', slug, related.faqs)),
  ]
}

/** Records of a part that is off: their pages would have no link that leads to them. */
function findHiddenRecords(snapshot: Snapshot, locate: Locate): Fault[] {
  return countParts(snapshot)
    .filter(({ path, count }) => !isOn(path) && count > 0)
    .map(({ path, name, count }) => ({
      source: locate(name, '*'),
      field: '',
      value: count,
      expected: `no record, or no ${path} in PARTS_OFF of site.ts`,
    }))
}

/** An address in PARTS_OFF that is no part which can be off: nothing would happen. */
function findUnknownParts(): Fault[] {
  return PARTS_OFF.filter((path) => !(PARTS as readonly string[]).includes(path)).map((value) => ({
    source: join(VENDOR_FOLDER, 'site.ts'),
    field: 'PARTS_OFF',
    value,
    expected: `one of ${PARTS.join(', ')}`,
  }))
}

/** A part that is on and has no record: an empty page. */
function findEmptyParts(snapshot: Snapshot, locate: Locate): Fault[] {
  return countParts(snapshot)
    .filter(({ path, count }) => isOn(path) && count === 0)
    .map(({ path, name }) => ({
      source: locate(name, '*'),
      field: '',
      value: undefined,
      expected: `at least one record, or ${path} in PARTS_OFF of site.ts`,
    }))
}

/** A door schedule is for products that open a door, or keep it shut. */
function findEmptySchedule({ product }: Snapshot, locate: Locate): Fault[] {
  const isOfDoors = product.some(({ needs = [], provides = [] }) =>
    [...needs, ...provides].some(({ kind }) => kind === 'lock'),
  )
  return isOfDoors || product.length === 0 || !isOn('/door-schedule')
    ? []
    : [
        {
          source: locate('product', '*'),
          field: '',
          value: undefined,
          expected: 'a product that is a lock or needs one, or /door-schedule in PARTS_OFF of site.ts',
        },
      ]
}

/** A filter that the home page is to offer, and the list of products has not: nothing would be shown. */
function findUnknownFilters({ attributes }: Snapshot): Fault[] {
  if (attributes.length === 0) return []
  const filters = attributes.flatMap(({ id, isFilter }) => (isFilter ? [id] : []))
  return WANTED_FILTERS.filter((id: string) => !filters.includes(id)).map((value) => ({
    source: join(VENDOR_FOLDER, 'home-page.ts'),
    field: 'WANTED_FILTERS',
    value,
    expected: 'an attribute with isFilter in attributes.json',
  }))
}

function countParts({ case: cases, faq }: Snapshot) {
  return [
    { path: '/success-stories', name: 'case', count: cases.length },
    { path: '/faqs', name: 'faq', count: faq.length },
  ] as const
}

/** The model that stands as an example where visitors look for documents is one of the catalogue. */
function findUnknownExample({ product }: Snapshot, locate: Locate): Fault[] {
  if (product.length === 0 || product.some(({ model }) => model === EXAMPLE_MODEL)) return []
  const expected = 'a model of the catalogue in example-model.ts'
  return [{ source: locate('product', '*'), field: 'model', value: EXAMPLE_MODEL, expected }]
}

function findEmptyCategories(snapshot: Snapshot, locate: Locate): Fault[] {
  return coverCategories(snapshot)
    .filter(({ activeCount }) => activeCount === 0)
    .map(({ seriesId, category }) => ({
      source: locate('series', seriesId),
      field: `categories ${category.id}`,
      value: 0,
      expected: 'at least one active product',
    }))
}

function findEmptySpecifications(snapshot: Snapshot, locate: Locate): Fault[] {
  const filled = new Set(snapshot.product.map(({ specification }) => specification))
  return snapshot.series.flatMap((series) =>
    series.categories
      .flatMap(specificationsOf)
      .filter((id) => !filled.has(id))
      .map((id) => ({
        source: locate('series', series.id),
        field: `specifications ${id}`,
        value: undefined,
        expected: 'at least one product',
      })),
  )
}

function specificationsOf({ subCategories }: Category): string[] {
  return subCategories.flatMap(({ specifications }) => specifications.map(({ id }) => id))
}

function countFilled({ attributes }: Product, category: Category): number {
  return category.attributes.filter((id) => id in attributes).length
}

function fillOf(product: Product, category: Category): number {
  return countFilled(product, category) / category.attributes.length
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`
}
