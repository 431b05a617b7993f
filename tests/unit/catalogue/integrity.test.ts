import { expect, test } from 'vitest'
import { formatFault } from '../../../src/content/faults.ts'
import { checkIntegrity } from '../../../src/content/integrity.ts'
import { PAGE_SLUGS } from '../../../src/content/schema/page-slugs.ts'
import { REQUIRED_SERIES } from '#vendor/promises.ts'
import type { Snapshot } from '../../../src/content/snapshot.ts'
import { attributeOf } from './attribute-factory.ts'
import {
  attributesOf,
  caseOf,
  faqOf,
  filmOf,
  newsOf,
  pageOf,
  productOf,
  seriesOf,
  snapshotOf,
} from './editorial/snapshot-factory.ts'

const SPECIFICATION = 'calls-spec'
const image = (src: string) => ({ src, alt: { zh: '圖', en: 'Picture' }, width: 1, height: 1 })

const text = { zh: '文字', en: 'Text' }
const groupOf = (id: string) => ({ id, name: { zh: '組', en: 'Group' } })

/** Valid content: five series, their attributes, and the given records. */
function sound(parts: Partial<Snapshot> = {}): Snapshot {
  return snapshotOf({
    series: REQUIRED_SERIES.map(seriesOf),
    pages: PAGE_SLUGS.map(pageOf),
    attributes: Object.keys(attributesOf(20)).map((id) => attributeOf({ id })),
    ...parts,
  })
}

/** A product with a specification of the valid content. */
function shelved(parts: Parameters<typeof productOf>[0] = {}) {
  return productOf({ specification: SPECIFICATION, ...parts })
}

function check(snapshot: Snapshot, publicFiles: readonly string[] = []): string[] {
  const locate = (entity: string, key: string) => `${entity}/${key}`
  return checkIntegrity(snapshot, {
    locate,
    isPublicFile: (path) => publicFiles.includes(path),
    isScreen: () => false,
  }).map(formatFault)
}

test('sound content has no fault', () => {
  expect(check(sound())).toEqual([])
  expect(check(sound({ product: [shelved({ images: [image('/a.svg')] })] }), ['/a.svg'])).toEqual([])
})

test('each page that the footer leads to is there', () => {
  expect(check(sound({ pages: PAGE_SLUGS.slice(1).map(pageOf) }))).toEqual([
    'pages/about.json: found nothing, expected a record of each page about the vendor',
  ])
})

test('a reference to a missing record is reported with its field', () => {
  const product = [shelved({ related: ['b', 'gone'] }), shelved({ code: 'b', model: 'B' })]
  expect(check(sound({ product }))).toEqual([
    'product/a: related[1]: found "gone", expected the id of a product that exists',
  ])
})

test('every kind of reference is checked', () => {
  const related = { news: ['x'], products: ['x'], solutions: ['x'] }
  const used = { series: 'x', description: { zh: '一', en: 'One' }, link: '/' }
  const faults = check(
    sound({
      product: [shelved({ specification: 'x', solutions: ['x'] })],
      news: [newsOf({ related })],
      faq: [faqOf({ related: { faqs: ['x'], products: [] } })],
      case: [caseOf({ productsUsed: [used] })],
    }),
  )
  expect(
    faults.map((fault) => fault.replace(': found "x", expected the id of a', ':').replace(' that exists', '')),
  ).toEqual([
    'product/a: specification: specification',
    'product/a: solutions[0]: solution',
    'case/1: productsUsed[0].series: series',
    'news/a: related.news[0]: news',
    'news/a: related.products[0]: product',
    'news/a: related.solutions[0]: solution',
    'faq/a: related.faqs[0]: faq',
  ])
})

test('references in single-record documents are checked, too', () => {
  const { home } = snapshotOf()
  expect(check(sound({ home: { ...home, shelf: ['gone'] } }))).toEqual([
    'home.json: shelf[0]: found "gone", expected the id of a product that exists',
  ])
})

test('a key is unique', () => {
  expect(check(sound({ product: [shelved(), shelved()] }))).toEqual([
    'product/a: code: found "a", expected a value that no other record has',
  ])
  expect(check(sound({ case: [caseOf(), caseOf()] }))).toEqual([
    'case/1: id: found "1", expected a value that no other record has',
  ])
})

test('an attribute is defined once', () => {
  const attributes = [...sound().attributes, attributeOf({ id: 'a3' })]
  expect(check(sound({ attributes }))).toEqual([
    'attributes.json: [20].id: found "a3", expected an id that no other attribute has',
  ])
})

test('a film that a record refers to exists, and is there once', () => {
  const product = [shelved({ video: 'gone' })]
  const films = [filmOf(), filmOf({ slug: 'b' }), filmOf()]
  expect(check(sound({ product, films, news: [newsOf({ video: 'b' })] }))).toEqual([
    'films.json: [2].slug: found "a", expected a slug that no other film has',
    'product/a: video: found "gone", expected the id of a film that exists',
  ])
})

test('a drawing belongs to an existing product', () => {
  const product = [shelved({ images: [image('/pictures/a-front.svg'), image('/pictures/gone-front.svg')] })]
  expect(check(sound({ product }))).toEqual([
    'product/a: images[1].src: found "/pictures/gone-front.svg", expected the picture of a product that exists',
  ])
})

test('a picture that is not in public/ is reported with its path', () => {
  const product = [shelved({ images: [image('/a.svg'), image('/gone.svg')] })]
  expect(check(sound({ product }), ['/a.svg'])).toEqual([
    'product/a: images[1].src: found "/gone.svg", expected a file that is in public/',
  ])
})

test('an attribute of another category is a fault', () => {
  const product = [shelved({ attributes: { ...attributesOf(20), other: 5 } })]
  const attributes = [...sound().attributes, attributeOf({ id: 'other' })]
  const expected = ['product/a: attributes.other: found 5, expected an attribute of the category calls-category']
  expect(check(sound({ product, attributes }))).toEqual(expected)
  // The same for an unknown one.
  expect(check(sound({ product }))).toEqual(expected)
})

test('an attribute value must match the kind of its attribute', () => {
  const product = [shelved({ attributes: { a0: 'seven' } })]
  expect(check(sound({ product }))).toEqual(['product/a: attributes.a0: found "seven", expected a number'])
})

test('a note requires its attribute', () => {
  const note = { zh: '註', en: 'Note' }
  const product = [shelved({ attributes: { a0: 1 }, attributeNotes: { a0: note, a1: note, constructor: note } })]
  expect(check(sound({ product })).map((fault) => fault.split(': ')[1])).toEqual([
    'attributeNotes.a1',
    'attributeNotes.constructor',
  ])
})

test('an id stands once in the hierarchy, whatever its level', () => {
  const [first, second, ...others] = REQUIRED_SERIES.map(seriesOf)
  const category = first?.categories[0]
  const twice = second && category && { ...second, categories: [{ ...category, id: 'calls-spec', subCategories: [] }] }
  expect(check(sound({ series: [first, twice, ...others].filter((item) => item !== undefined) }))).toEqual([
    'series/doors: categories: found "calls-spec", expected an id that no other series, category or level has',
  ])
})

test('a category has no id of a series, and its key figures are of its own table', () => {
  const [first, ...others] = REQUIRED_SERIES.map(seriesOf)
  const category = first?.categories[0]
  const wrong = first && category && { ...first, categories: [{ ...category, id: first.id, keyFigures: ['none'] }] }
  const faults = check(sound({ series: [wrong, ...others].filter((item) => item !== undefined) }))
  expect(faults).toEqual(
    expect.arrayContaining([
      `series/${first?.id}: categories: found "${first?.id}", expected an id that no other series, category or level has`,
      `series/${first?.id}: categories[0].keyFigures[0]: found "none", expected one of the attributes of its category`,
    ]),
  )
})

test('each series that the site must have is there', () => {
  const series = REQUIRED_SERIES.map(seriesOf).filter(({ id }) => id !== 'alarms')
  expect(check(sound({ series }))).toEqual([
    'series/alarms: found nothing, expected a record of each series that the site must have',
  ])
})

test('content may add a series, whose figures are numbers', () => {
  const figures = [
    { attribute: 'a0', best: 'most' as const },
    { attribute: 'a1', best: 'least' as const },
  ]
  const attributes = sound().attributes.map((each) => (each.id === 'a1' ? { ...each, kind: 'flag' as const } : each))
  const series = [...REQUIRED_SERIES, 'home-automation'].map((id) => ({ ...seriesOf(id), figures }))
  expect(check(sound({ series }))).toEqual([])
  const added = series.filter(({ id }) => id === 'home-automation')
  expect(check(sound({ attributes, series: [...REQUIRED_SERIES.map(seriesOf), ...added] }))).toEqual([
    'series/home-automation: figures[1].attribute: found "a1", expected an attribute of the kind number',
  ])
})

test('a product and a series do not claim the same page', () => {
  const product = [shelved({ code: 'doors', model: 'ACCESS-CONTROL' })]
  expect(check(sound({ product }))).toEqual([
    'product/doors: code: found "doors", expected a code that is not the id of a series: both have the page /products/<id>',
  ])
})

test('a filter has at most twenty numbers to choose from', () => {
  const products = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      shelved({ code: `p${index}`, attributes: { ...attributesOf(20), a1: index } }),
    )
  const attributes = sound().attributes.map((each) => (each.id === 'a1' ? { ...each, isFilter: true } : each))
  const found = (count: number) =>
    check(sound({ attributes, product: products(count) })).filter((fault) => fault.includes('isFilter'))
  expect(found(20)).toEqual([])
  expect(found(21)).toEqual([
    'attributes.json: [1].isFilter: found "21 different numbers", expected at most 20: options that are ranges, or no filter',
  ])
})

test('groups of attributes are those that the vendor names, each once', () => {
  const attributes = sound().attributes.map((each) => (each.id === 'a1' ? { ...each, group: 'hydraulics' } : each))
  const named = [groupOf('body'), groupOf('hydraulics')]
  expect(check(sound({ attributes, attributeGroups: named }))).toEqual([])
  expect(check(sound({ attributes }))).toEqual([
    'attributes.json: [1].group: found "hydraulics", expected the id of an attribute group that exists',
  ])
  expect(check(sound({ attributeGroups: [...sound().attributeGroups, groupOf('body')] }))).toEqual([
    'attribute-groups.json: [1].id: found "body", expected an id that no other group has',
  ])
})

test('needs are of kinds of the software or of the vendor’s own, with the types of their kind', () => {
  const orderingKinds = [{ id: 'seal-kit', name: text, types: [{ id: 'd24', name: '24 mm' }] }]
  const needing = (types?: string[]) => [shelved({ needs: [{ kind: 'seal-kit', ...(types && { types }) }] })]
  expect(check(sound({ product: needing(['d24']), orderingKinds }))).toEqual([])
  const types = 'product/a: needs[0].types: found'
  expect(check(sound({ product: needing(['d32']), orderingKinds }))).toEqual([`${types} ["d32"], expected some of d24`])
  expect(check(sound({ product: needing(), orderingKinds }))).toEqual([`${types} [], expected some of d24`])
  // Every object has a property of this name.
  expect(check(sound({ product: [shelved({ needs: [{ kind: 'constructor' }] })] }))).toHaveLength(1)
  expect(check(sound({ product: needing(['d24']) }))).toEqual([
    'product/a: needs[0].kind: found "seal-kit", expected the id of an ordering kind that exists',
  ])
  expect(check(sound({ orderingKinds: [{ id: 'lock', name: text }] }))).toEqual([
    'ordering-kinds.json: [0].id: found "lock", expected an id that no other kind has: the software has this one',
  ])
})

test('a category has attributes that are defined', () => {
  const attributes = sound().attributes.filter(({ id }) => id !== 'a7')
  const faults = check(sound({ attributes }))
  expect(faults).toHaveLength(REQUIRED_SERIES.length)
  expect(faults[0]).toBe(
    'series/calls: categories[0].attributes[7]: found "a7", expected the id of an attribute that exists',
  )
})
