import { expect, test } from 'vitest'
import { DOCUMENTS } from '../../../../src/content/documents.ts'
import { ENTITIES } from '../../../../src/content/entities.ts'
import type { Fault } from '../../../../src/content/faults.ts'
import { type Attribute, attributeSchema } from '../../../../src/content/schema/attribute.ts'
import type { Home } from '../../../../src/content/schema/home.ts'
import { pageSchema } from '../../../../src/content/schema/page.ts'
import type { Solution } from '../../../../src/content/schema/solution.ts'
import { validateRecord } from '../../../../src/content/validate.ts'
import { attributeOf } from '../attribute-factory.ts'
import { caseOf, faqOf, filmOf, newsOf, productOf, seriesOf, testimonialOf } from '../editorial/snapshot-factory.ts'

const text = { zh: '文字', en: 'Text' }

const DISCONTINUED = { status: 'discontinued', endOfLife: { lastOrderOn: '2025-01-16', lastSupportOn: '2030-01-16' } }

/** Fields of any type, as in a hand-written file. */
type Anything = Record<string, unknown>

const productFaults = (parts: Anything) => validateRecord(ENTITIES.product.schema, { ...productOf(), ...parts }, 'a')
const newsFaults = (parts: Anything) => validateRecord(ENTITIES.news.schema, { ...newsOf(), ...parts }, 'a')
const faqFaults = (parts: Anything) => validateRecord(ENTITIES.faq.schema, { ...faqOf(), ...parts }, 'a')
const caseFaults = (parts: Anything) => validateRecord(ENTITIES.case.schema, { ...caseOf(), ...parts }, 'a')
const attributeFaults = (parts: Partial<Attribute>) => validateRecord(attributeSchema, attributeOf(parts), 'a')
const solutionFaults = (parts: Anything) => validateRecord(ENTITIES.solution.schema, { ...solutionOf(), ...parts }, 'a')
const homeFaults = (parts: Anything) => validateRecord(DOCUMENTS.home.schema, { ...homeOf(), ...parts }, 'a')

function solutionOf(): Solution {
  const node = (id: string) => ({ id, kind: 'device' as const, label: text, detail: text, product: undefined })
  const moment = { time: '07:10', title: text, text }
  const change = { subject: text, before: text, after: text }
  return {
    slug: 'a',
    title: text,
    shortTitle: text,
    position: 1,
    summary: text,
    image: undefined,
    problem: [text],
    system: { summary: text, nodes: ['a', 'b', 'c'].map(node), links: [linkOf('a', 'b'), linkOf('b', 'c')] },
    day: [moment, moment, moment],
    changes: [change, change],
    products: ['a'],
  }
}

function linkOf(from: string, to: string) {
  return { from, to, label: text }
}

function homeOf(): Home {
  const year = (number: number) => ({ year: number, bySeries: [] })
  return {
    title: text,
    claims: [],
    shelf: ['a'],
    sales: { isIllustrative: true, years: [year(2024), year(2025)] },
    customers: { isIllustrative: true, segments: segmentsOf(60, 40) },
  }
}

function segmentsOf(...percents: number[]) {
  return percents.map((percent, index) => ({ id: `s${index}`, name: text, percent }))
}

/** Fields and expectations, without values. */
const linesOf = (faults: readonly Fault[]) => faults.map(({ field, expected }) => `${field}: ${expected}`)

test('records as the factories make them have no fault', () => {
  expect(productFaults({})).toEqual([])
  expect(newsFaults({})).toEqual([])
  expect(faqFaults({})).toEqual([])
  expect(caseFaults({})).toEqual([])
  expect(attributeFaults({})).toEqual([])
  expect(solutionFaults({})).toEqual([])
  expect(homeFaults({})).toEqual([])
  expect(validateRecord(ENTITIES.series.schema, seriesOf('access-control'), 'a')).toEqual([])
  expect(validateRecord(ENTITIES.testimonial.schema, testimonialOf(), 'a')).toEqual([])
})

test('a product is named by its model in lower case', () => {
  expect(linesOf(productFaults({ code: 'b', model: 'A' }))).toEqual([': a code that is the model in lower case'])
  expect(linesOf(productFaults({ model: 'a' }))).toContain('model: a model of capital letters, digits and hyphens')
})

test('a product has a head for each of its first six features, or none', () => {
  const texts = (count: number) => Array.from({ length: count }, () => text)
  expect(productFaults({ features: texts(8), leads: texts(6) })).toEqual([])
  expect(productFaults({ features: texts(4), leads: texts(4) })).toEqual([])
  expect(linesOf(productFaults({ features: texts(8), leads: texts(8) }))).toEqual([
    'leads: a head for each of the first 6 features',
  ])
  expect(linesOf(productFaults({ features: texts(4), leads: [] }))).toEqual([
    'leads: a head for each of the first 4 features',
  ])
})

test('only a discontinued product may have a successor, which is optional', () => {
  expect(productFaults({ ...DISCONTINUED, successor: 'b' })).toEqual([])
  expect(productFaults(DISCONTINUED)).toEqual([])
  expect(productFaults({ status: 'active', successor: 'b' })).toMatchObject([
    {
      field: 'successor',
      value: 'b',
      expected: 'nothing, or the status discontinued: a product that is sold has no successor',
    },
  ])
})

test('a discontinued product has its last days, and at least five years of support', () => {
  const only = 'endOfLife: the dates of its end of life if it is discontinued, and only then'
  expect(linesOf(productFaults({ status: 'discontinued' }))).toEqual([only])
  expect(linesOf(productFaults({ endOfLife: DISCONTINUED.endOfLife }))).toEqual([only])
  const endOfLife = { ...DISCONTINUED.endOfLife, lastSupportOn: '2030-01-15' }
  expect(linesOf(productFaults({ ...DISCONTINUED, endOfLife }))).toEqual([
    ': a last day of support at least 5 years after the last order',
  ])
})

test('a product on sale gets security updates for at least five years, and a discontinued one until its last day', () => {
  const early = 'supportedUntil: a day at least 5 years after its release'
  expect(linesOf(productFaults({ releasedOn: '2026-02-01', supportedUntil: '2031-01-31' }))).toEqual([early])
  expect(linesOf(productFaults({ releasedOn: '2026-02-01', supportedUntil: '2031-02-01' }))).toEqual([])
  expect(linesOf(productFaults({ ...DISCONTINUED, supportedUntil: '2040-01-01' }))).toEqual([
    'supportedUntil: nothing: a discontinued product has a last day of support',
  ])
  const announced = { ...DISCONTINUED, discontinuedFrom: '2026-06-01', supportedUntil: '2040-01-01' }
  expect(linesOf(productFaults(announced))).toEqual([])
})

test('a page has the same known parts in both languages', () => {
  const expected =
    'body: in both languages the same parts, of ::company, ::stored, ::discontinued, ::places, ::conformance'
  const faultsOf = (zh: string, en: string) => {
    const page = { slug: 'about', title: text, summary: text, updatedOn: '2026-01-01', body: { zh, en } }
    return linesOf(validateRecord(pageSchema, page, 'a'))
  }
  expect(faultsOf('甲\n\n::company', 'A\n\n::company')).toEqual([])
  expect(faultsOf('甲', 'A\n\n::company')).toEqual([expected])
  expect(faultsOf('::people', '::people')).toEqual([expected])
})

test('no record refers to itself', () => {
  expect(linesOf(productFaults({ related: ['b', 'a'] }))).toEqual(['related[1]: no reference of a product to itself'])
  expect(linesOf(productFaults({ ...DISCONTINUED, successor: 'a' }))).toEqual([
    'successor: no reference of a product to itself',
  ])
  expect(linesOf(newsFaults({ related: { news: ['a'], products: [], solutions: [] } }))).toEqual([
    ': no relation of an article to itself',
  ])
  expect(linesOf(faqFaults({ related: { faqs: ['a'], products: [] } }))).toEqual([
    ': no relation of a question to itself',
  ])
})

test('a product has 4 to 16 features', () => {
  const features = (count: number) => ({ features: Array.from({ length: count }, () => text) })
  expect(productFaults(features(4))).toEqual([])
  expect(productFaults(features(16))).toEqual([])
  expect(linesOf(productFaults(features(3)))).toEqual(['features: at least 4 features'])
  expect(linesOf(productFaults(features(17)))).toEqual(['features: at most 16 features'])
})

test('attribute values are an object, and so are the notes about them', () => {
  expect(linesOf(productFaults({ attributes: [] }))).toEqual([
    'attributes: an object of attribute values by attribute id',
  ])
  expect(linesOf(productFaults({ attributes: null }))).toEqual([
    'attributes: an object of attribute values by attribute id',
  ])
  expect(productFaults({ attributeNotes: { a0: text } })).toEqual([])
  for (const attributeNotes of [null, [], { a0: 'Text' }, 'Text']) {
    expect(linesOf(productFaults({ attributeNotes }))).toEqual([
      'attributeNotes: an object of { zh, en } by attribute id',
    ])
  }
})

test('news is not updated before it is published', () => {
  expect(newsFaults({ publishedOn: '2026-01-02', updatedOn: '2026-01-02' })).toEqual([])
  expect(linesOf(newsFaults({ publishedOn: '2026-01-02', updatedOn: '2026-01-01' }))).toEqual([
    ': updatedOn not before publishedOn',
  ])
})

test('an attribute has options exactly when its kind is a choice', () => {
  const options = [{ id: 'poe', label: 'PoE' }]
  const expected = [': options exactly when the kind is option or options']
  expect(attributeFaults({ kind: 'option', options })).toEqual([])
  expect(attributeFaults({ kind: 'options', options })).toEqual([])
  expect(linesOf(attributeFaults({ kind: 'option' }))).toEqual(expected)
  expect(linesOf(attributeFaults({ kind: 'option', options: [] }))).toEqual(expected)
  expect(linesOf(attributeFaults({ kind: 'flag', options }))).toEqual(expected)
})

test('a diagram has links between its own nodes', () => {
  const { system } = solutionOf()
  const links = [linkOf('a', 'b'), linkOf('b', 'z')]
  expect(linesOf(solutionFaults({ system: { ...system, links } }))).toEqual([
    'system: links between nodes of this diagram',
  ])
})

test('the time of a moment is in 24-hour format', () => {
  const day = (time: string) => ({ day: [time, '12:00', '18:00'].map((each) => ({ time: each, title: text, text })) })
  for (const time of ['00:00', '07:10', '23:59']) expect(solutionFaults(day(time)), time).toEqual([])
  for (const time of ['24:00', '7:10', '07:60', '0710']) {
    expect(linesOf(solutionFaults(day(time))), time).toEqual(['day[0].time: a time as HH:MM'])
  }
})

test('the products of a solution include those of its nodes', () => {
  const system = solutionOf().system
  const nodes = (product: string) => ({
    system: { ...system, nodes: system.nodes.map((node) => ({ ...node, product })) },
  })
  expect(solutionFaults(nodes('a'))).toEqual([])
  expect(linesOf(solutionFaults(nodes('b')))).toEqual(['products: the product of node a, b'])
})

test('shares of customers add up to 100, decimals included', () => {
  const customers = (...percents: number[]) => ({
    customers: { isIllustrative: true, segments: segmentsOf(...percents) },
  })
  // Adds up to 99.99999999999999 in binary.
  expect(homeFaults(customers(30.9, 33.3, 35.8))).toEqual([])
  expect(linesOf(homeFaults(customers(60, 39.9)))).toEqual(['customers: percentages that add up to 100'])
})

test('the details of a case are in both languages, or in none', () => {
  const empty = { zh: '', en: '' }
  expect(caseFaults({ projectNeeds: text, solutionOverview: empty })).toEqual([])
  expect(caseFaults({ projectNeeds: { zh: '需求', en: '' } })).toHaveLength(1)
})

test('a case links to paths of this site', () => {
  const used = (link: string) => ({ productsUsed: [{ series: 'access-control', description: text, link }] })
  for (const link of ['/', '/products/access-control']) expect(caseFaults(used(link)), link).toEqual([])
  for (const link of ['products', 'https://a.b', '/a?b=1', '/a b']) {
    expect(linesOf(caseFaults(used(link))), link).toEqual([
      'productsUsed[0].link: a path of this site, without language',
    ])
  }
})

test.each([
  ['a number for a model', () => productFaults({ model: 5 }), 'model'],
  ['a number for a list of products', () => productFaults({ related: 5 }), 'related'],
  [
    'a number for a list of articles',
    () => newsFaults({ related: { news: 5, products: [], solutions: [] } }),
    'related.news',
  ],
  ['a number for a list of questions', () => faqFaults({ related: { faqs: 5, products: [] } }), 'related.faqs'],
  [
    'a number for a list of nodes',
    () => solutionFaults({ system: { ...solutionOf().system, nodes: 5 } }),
    'system.nodes',
  ],
  [
    'nothing for a node',
    () => solutionFaults({ system: { ...solutionOf().system, nodes: [null] } }),
    'system.nodes[0]',
  ],
  [
    'nothing for a link',
    () => solutionFaults({ system: { ...solutionOf().system, links: [null] } }),
    'system.links[0]',
  ],
  [
    'a number for a list of segments',
    () => homeFaults({ customers: { isIllustrative: true, segments: 5 } }),
    'customers.segments',
  ],
  [
    'nothing for a segment',
    () => homeFaults({ customers: { isIllustrative: true, segments: [null] } }),
    'customers.segments[0]',
  ],
])('%s is a fault of that field and does not crash a rule that reads it', (_, faults, field) => {
  expect(faults().map((fault) => fault.field)).toContain(field)
})

test('a scheduled record ends no earlier than it begins', () => {
  const days = { shownFrom: '2026-03-01', shownUntil: '2026-02-28' }
  const faults = [newsFaults(days), faqFaults(days), productFaults(days)].map(linesOf)
  expect(faults).toEqual(Array.from({ length: 3 }, () => ['shownUntil: a day not before shownFrom']))
  expect(newsFaults({ ...days, shownUntil: days.shownFrom, draft: true })).toEqual([])
  expect(linesOf(newsFaults({ shownFrom: '2026-02-30', draft: 'yes' }))).toEqual([
    'draft: true or false',
    'shownFrom: a date as YYYY-MM-DD',
  ])
})

test('the day from which a product is discontinued belongs to one that says so', () => {
  expect(productFaults({ ...DISCONTINUED, discontinuedFrom: '2026-03-01' })).toEqual([])
  const ending = { ...DISCONTINUED, discontinuedFrom: '2026-03-01', shownUntil: '2026-03-01' }
  expect(productFaults(ending)).toEqual([])
  expect(linesOf(productFaults({ ...ending, shownUntil: '2026-02-28' }))).toEqual([
    'discontinuedFrom: a day not after shownUntil',
  ])
  expect(linesOf(productFaults({ discontinuedFrom: '2026-03-01' }))).toEqual([
    'discontinuedFrom: nothing, or the status discontinued: until this day the product is shown as active',
  ])
})

test('a film has a transcript, whose scenes follow one another within its length', () => {
  const faultsOf = (scenes: Anything[]) =>
    validateRecord(DOCUMENTS.films.schema, [filmOf(), { ...filmOf(), scenes }], 'films.json').map(
      ({ field, value, expected }) => [field, value, expected],
    )
  const scene = (start: number, end: number) => ({ start, end, text })
  expect(faultsOf([scene(0, 4), scene(4, 10)])).toEqual([])
  expect(faultsOf([scene(1, 3), scene(4, 9.5)])).toEqual([])
  expect(faultsOf([])).toEqual([['[1].scenes', [], 'at least one scene: a film has a transcript']])
  expect(faultsOf([scene(0, 4), scene(3, 10)])).toEqual([
    ['[1].scenes[1].start', 3, '4 or later, where the scene before ends'],
  ])
  expect(faultsOf([scene(5, 9), scene(0, 5)])).toEqual([
    ['[1].scenes[1].start', 0, '9 or later, where the scene before ends'],
  ])
  expect(faultsOf([scene(4, 4)])).toEqual([['[1].scenes[0].end', 4, 'later than its start, 4']])
  expect(faultsOf([scene(0, 10.5)])).toEqual([['[1].scenes[0].end', 10.5, 'at most 10, where the film ends']])
})

test.each([
  [{ kind: null }, 'needs[0].kind'],
  [{ kind: 0, types: ['mains'] }, 'needs[0].kind'],
  [{ kind: 'power', types: 'mains' }, 'needs[0].types'],
  [{ kind: 'power', types: [null] }, 'needs[0].types[0]'],
])('a need that is malformed is a fault at its place: %j', (need, field) => {
  expect(productFaults({ needs: [need] }).map((fault) => fault.field)).toContain(field)
})

test.each([
  ['films', [filmOf({ scenes: [null] as never })], '[0].scenes[0]'],
  ['firmware', [{ id: 'a', name: text, products: ['a'], releases: [null] }], '[0].releases[0]'],
  ['installation', { terminals: [null], kinds: [null] }, 'terminals[0]'],
] as const)('an item of %s that is nothing is a fault at its place', (name, content, field) => {
  expect(validateRecord(DOCUMENTS[name].schema, content, 'a').map((fault) => fault.field)).toContain(field)
})
