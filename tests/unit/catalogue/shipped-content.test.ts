import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Catalogue, createCatalogue } from '../../../src/content/catalogue.ts'
import { checkEditorial } from '../../../src/content/editorial/check-editorial.ts'
import { checkInterface } from '../../../src/content/editorial/check-interface.ts'
import { checkCoverage } from '../../../src/content/editorial/coverage.ts'
import { formatFault } from '../../../src/content/faults.ts'
import { loadSnapshot } from '../../../src/content/load-snapshot.ts'
import type { AttributeValue } from '../../../src/content/schema/attribute.ts'
import type { Product } from '../../../src/content/schema/product.ts'
import { countyOutlines } from '../../../src/artwork/drawing/map/county-outlines.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { UPLOAD_MS } from '../../../src/server/database/contents.ts'
import { LOGIN_TTL_MS, TOKEN_TTL_MS } from '../../../src/server/tokens.ts'
import { locateFile } from '../../../src/content/sources/files.ts'

const ROOT = join(import.meta.dirname, '../../..')
const CONTENT_DIR = join(ROOT, 'src/vendor/content')
const locate = locateFile(CONTENT_DIR)

let catalogue: Catalogue
let products: readonly Product[]

beforeAll(async () => {
  const snapshot = await loadSnapshot({
    contentDir: CONTENT_DIR,
    publicDir: join(ROOT, 'public'),
    pagesDir: join(ROOT, 'pages'),
  })
  catalogue = createCatalogue(snapshot)
  products = snapshot.product
})

const codesOf = (some: readonly Product[]) => some.map(({ code }) => code)

function holds(value: AttributeValue | undefined, option: string): boolean {
  return value === option || (Array.isArray(value) && value.includes(option))
}

/** What the sample content was ordered to have (tests/requirements.md, section 3): no rule for other content. */
const ORDERED = { series: 5, solution: 12, case: 8, testimonial: 5, product: 72, news: 18, faq: 36 } as const
const ORDERED_NEWS_DAYS = 700

test('the shipped content is as much as was ordered', () => {
  const { snapshot } = catalogue
  // Object.keys loses the key type; the table above is its only source.
  for (const name of Object.keys(ORDERED) as (keyof typeof ORDERED)[])
    expect(snapshot[name].length, name).toBeGreaterThanOrEqual(ORDERED[name])
  const days = snapshot.news.map(({ publishedOn }) => Date.parse(publishedOn) / 86_400_000)
  expect(Math.max(...days) - Math.min(...days)).toBeGreaterThanOrEqual(ORDERED_NEWS_DAYS)
  const detailed = snapshot.case.filter(({ projectNeeds }) => projectNeeds.zh !== '').map(({ id }) => id)
  expect(detailed).toEqual([1, 2])
})

test('the shipped content is complete, and fills every tab', () => {
  const { faults, warnings } = checkCoverage(catalogue.snapshot, locate)
  expect([...faults, ...warnings].map(formatFault)).toEqual([])
})

test('the shipped content has neither an editorial fault nor a warning', () => {
  const { faults, warnings } = checkEditorial(catalogue.snapshot, locate)
  expect([...faults, ...warnings].map(formatFault)).toEqual([])
})

test('the words of the interface have neither a fault nor a warning', () => {
  const { faults, warnings } = checkInterface(join(ROOT, 'locales'))
  expect([...faults, ...warnings].map(formatFault)).toEqual([])
})

test('every product is reachable from the hierarchy', () => {
  const reachable = catalogue.snapshot.series.flatMap(({ categories }) =>
    categories.flatMap(({ id }) => codesOf(catalogue.productsIn(id))),
  )
  expect(reachable.toSorted()).toEqual(codesOf(products).toSorted())
})

test('every successor exists, is active and is of the same category', () => {
  for (const product of products) {
    if (product.successor === undefined) continue
    const successor = catalogue.product(product.successor)
    expect(successor?.status, product.code).toBe('active')
    expect(successor && catalogue.shelfOf(successor).category.id, product.code).toBe(
      catalogue.shelfOf(product).category.id,
    )
  }
})

test('nothing is related to itself', () => {
  expect(codesOf(products.filter(({ code, related }) => related.includes(code)))).toEqual([])
  expect(catalogue.snapshot.news.filter(({ slug, related }) => related.news.includes(slug))).toEqual([])
  expect(catalogue.snapshot.faq.filter(({ slug, related }) => related.faqs.includes(slug))).toEqual([])
})

test('a model that ends in -P is powered by PoE or feeds PoE', () => {
  const wrong = products.filter(({ model, attributes }) => {
    const isPowered = holds(attributes['power-supply'], 'poe') || !holds(attributes['poe-class'] ?? 'none', 'none')
    const feeds = Number(attributes['poe-ports'] ?? 0) > 0
    return model.endsWith('-P') && !isPowered && !feeds
  })
  expect(codesOf(wrong)).toEqual([])
})

test('a model that ends in -P lists PoE as power supply, unless it feeds PoE or its table has no power supply', () => {
  const wrong = products.filter((product) => {
    const { model, attributes } = product
    const hasRow = catalogue.shelfOf(product).category.attributes.includes('power-supply')
    const feeds = Number(attributes['poe-ports'] ?? 0) > 0
    return model.endsWith('-P') && hasRow && !feeds && !holds(attributes['power-supply'], 'poe')
  })
  expect(codesOf(wrong)).toEqual([])
})

test('a model that does not end in -P neither lists PoE as power supply nor feeds PoE', () => {
  const wrong = products.filter(({ model, attributes }) => {
    const isPoe = holds(attributes['power-supply'], 'poe') || Number(attributes['poe-ports'] ?? 0) > 0
    return !model.endsWith('-P') && isPoe
  })
  expect(codesOf(wrong)).toEqual([])
})

test('PoE as power supply and a PoE class go together', () => {
  const wrong = products.filter(({ attributes }) => {
    const supply = attributes['power-supply']
    const poeClass = attributes['poe-class']
    // Switches and injectors give PoE.
    const isSource = attributes['poe-ports'] !== undefined || attributes['part-type'] !== undefined
    if (supply === undefined || poeClass === undefined || isSource) return false
    return holds(supply, 'poe') === holds(poeClass, 'none')
  })
  expect(codesOf(wrong)).toEqual([])
})

test('a device for indoors only is not rated for jets of water', () => {
  const wrong = products.filter(
    ({ attributes }) =>
      isIndoorOnly(attributes) && ['ip66', 'ip67'].some((rating) => holds(attributes['ingress-rating'], rating)),
  )
  expect(codesOf(wrong)).toEqual([])
})

test('an outdoor display is protected from rain', () => {
  const wrong = products.filter(({ attributes }) => {
    const rating = attributes['ingress-rating']
    const isWet = Array.isArray(rating) && rating.some((each) => each < 'ip54')
    return holds(attributes['display-environment'], 'outdoor') && isWet
  })
  expect(codesOf(wrong)).toEqual([])
})

/** Returns whether a product is for indoor use: an indoor display, or one that must not be used below freezing. */
function isIndoorOnly(attributes: Product['attributes']): boolean {
  const temperature = attributes['operating-temperature']
  const isFrostFree = typeof temperature === 'object' && 'min' in temperature && temperature.min >= 0
  return holds(attributes['display-environment'], 'indoor') || isFrostFree
}

test('each county has one dealer', () => {
  const served = catalogue.snapshot.places.dealers.flatMap(({ counties }) => counties)
  expect(served.toSorted()).toEqual(
    countyOutlines()
      .counties.map(({ id }) => id)
      .toSorted(),
  )
})

test('the page on privacy says how long the API really keeps what', () => {
  const rows = (text: string) => text.split('\n').filter((line) => line.startsWith('|'))
  for (const locale of LOCALES) {
    const [, , , uploads = '', limits = '', logins = ''] = rows(catalogue.page('privacy')?.body[locale] ?? '')
    const [hour, minute] = [60 * 60 * 1000, 60 * 1000]
    expect(uploads).toMatch(new RegExp(`\\D${UPLOAD_MS / hour} ?(?:小時|hour)`))
    expect(limits).toMatch(/\D1 ?(?:小時|hour)/)
    expect(logins).toMatch(new RegExp(`\\D${TOKEN_TTL_MS / minute} ?(?:分鐘|minutes)`))
    expect(logins).toMatch(new RegExp(`\\D${LOGIN_TTL_MS / hour / 24} ?(?:天|days)`))
  }
})
