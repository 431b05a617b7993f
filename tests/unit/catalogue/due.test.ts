import { expect, test } from 'vitest'
import { createDueCatalogue } from '../../../src/content/due/due-catalogue.ts'
import { findEarly } from '../../../src/content/due/find-early.ts'
import { visibleSnapshot } from '../../../src/content/due/visible-snapshot.ts'
import { checkDay, dayInTaipei } from '../../../src/content/due/visibility.ts'
import { listDue } from '../../../src/content/due/when-due.ts'
import { formatFault } from '../../../src/content/faults.ts'
import { checkIntegrity } from '../../../src/content/integrity.ts'
import { PAGE_SLUGS } from '../../../src/content/schema/page-slugs.ts'
import { REQUIRED_SERIES } from '#vendor/promises.ts'
import type { Snapshot } from '../../../src/content/snapshot.ts'
import { SITE } from '#vendor/site.ts'
import {
  caseOf,
  familyOf,
  faqOf,
  filmOf,
  newsOf,
  pageOf,
  productOf,
  seriesOf,
  snapshotOf,
  solutionOf,
  testimonialOf,
} from './editorial/snapshot-factory.ts'

const TODAY = '2026-03-15'
const TOMORROW = '2026-03-16'
const text = { zh: '文字', en: 'Text' }

const show = (parts: Partial<Snapshot>, day = TODAY, drafts = false) =>
  visibleSnapshot({ all: snapshotOf(parts), drafts: [] }, { day, drafts })

const END_OF_LIFE = { lastOrderOn: '2026-01-01', lastSupportOn: '2031-01-01' }
const imageOf = (src: string) => ({ src, alt: text, width: 1, height: 1 })

test('a record is shown from its first day to its last, both included', () => {
  const news = [newsOf({ shownFrom: '2026-03-10', shownUntil: '2026-03-20' })]
  const isShown = (day: string) => show({ news }, day).news.length === 1
  expect(['2026-03-09', '2026-03-10', '2026-03-20', '2026-03-21'].map(isShown)).toEqual([false, true, true, false])
})

test('a draft or a scheduled record of any entity is shown only where drafts are', () => {
  const draft = true
  const parts = {
    series: [{ ...seriesOf('s'), draft }],
    product: [productOf({ draft })],
    solution: [{ ...solutionOf('s'), draft }],
    case: [caseOf({ draft })],
    testimonial: [testimonialOf({ draft })],
    news: [
      newsOf({ draft }),
      newsOf({ slug: 'b', shownFrom: TOMORROW }),
      newsOf({ slug: 'c', shownUntil: '2026-03-14' }),
    ],
    faq: [faqOf({ draft })],
  }
  const counts = (drafts: boolean) => {
    const snapshot = show(parts, TODAY, drafts)
    return Object.keys(parts).map((name) => snapshot[name as keyof typeof parts].length)
  }
  expect(counts(false)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(counts(true)).toEqual([1, 1, 1, 1, 1, 2, 1])
})

test('two days on which the same is shown have the same snapshot, without the fields that say when', () => {
  const news = [newsOf({ shownFrom: '2026-03-10', shownUntil: '2026-03-20', draft: false }), newsOf({ slug: 'b' })]
  expect(show({ news }, '2026-03-10')).toEqual(show({ news }, '2026-03-20'))
  expect(JSON.stringify(show({ news }))).not.toMatch(/shown|draft/)
})

test('references to what is not shown are left out, and links to it are words', () => {
  const gone = { shownUntil: '2026-03-14' }
  const node = { id: 'n', kind: 'device' as const, label: text, detail: text, product: 'gone' }
  const link = { zh: '見[文](/products/gone)。', en: 'See [it](/products/gone#files) and [that](/products/kept).' }
  const snapshot = show({
    product: [productOf({ code: 'gone', ...gone }), productOf({ code: 'kept', related: ['gone'], solutions: ['s'] })],
    solution: [{ ...solutionOf('s'), products: ['gone', 'kept'], system: { summary: text, nodes: [node], links: [] } }],
    news: [
      newsOf({ related: { news: ['over'], products: ['gone', 'kept'], solutions: [] }, body: link }),
      newsOf({ slug: 'over', ...gone }),
    ],
    faq: [faqOf({ related: { faqs: [], products: ['gone'] } })],
    case: [caseOf({ productsUsed: [{ series: 'calls', description: text, link: '/products/gone' }] })],
  })
  expect(snapshot.product[0]?.related).toEqual([])
  expect(snapshot.product[0]?.solutions).toEqual(['s'])
  expect(snapshot.solution[0]?.products).toEqual(['kept'])
  expect(snapshot.solution[0]?.system.nodes[0]?.product).toBeUndefined()
  expect(snapshot.news[0]?.related).toEqual({ news: [], products: ['kept'], solutions: [] })
  expect(snapshot.news[0]?.body).toEqual({ zh: '見文。', en: 'See it and [that](/products/kept).' })
  expect(snapshot.faq[0]?.related.products).toEqual([])
  expect(snapshot.case[0]?.productsUsed[0]?.link).toBe('/products/calls')
  // Its address alone is left, in the move that says that it is gone.
  expect(JSON.stringify({ ...snapshot, moves: [] })).not.toContain('gone')
})

test('links to what is not shown are words however they are written', () => {
  const bodyOf = (en: string) => ({ zh: '文字', en })
  const written = (en: string) =>
    show({ news: [newsOf({ body: bodyOf(en) }), newsOf({ slug: 'coming', shownFrom: TOMORROW })] }).news[0]?.body.en
  for (const target of [
    '/news/coming',
    '/news/coming/',
    '/en/news/coming?from=a',
    '</news/coming>',
    ' /news/coming "Soon" ',
    `${SITE.origin}/news/coming#part`,
    '/news/c%6fming',
  ])
    expect(written(`See [it](${target}).`), target).toBe('See it.')
  expect(written('[a \\[b\\]](/news/coming) and [![c](/d.svg)](/news/coming)')).toBe('a \\[b\\] and ![c](/d.svg)')
  for (const kept of ['[it](/news/coming-up)', '[it](https://other.example/news/coming)', '[it](mailto:a@b.example)'])
    expect(written(kept)).toBe(kept)
  // Nothing that a text may have takes long.
  for (const part of ['[', '[a', '[![', '\\[', '[a]('])
    expect(written(`](/${part.repeat(20_000 / part.length)}`)).toContain(part)
})

test('a film that only hidden records have is hidden with its files', () => {
  const films = ['a', 'b', 'c'].map((slug) => filmOf({ slug }))
  const news = [newsOf({ video: 'a', shownFrom: TOMORROW }), newsOf({ slug: 'b', video: 'b' })]
  const drafts = [{ entity: 'product' as const, key: 'd', record: { draft: true, video: 'c' } }]
  const today = visibleSnapshot({ all: snapshotOf({ films, news }), drafts }, { day: TODAY, drafts: false })
  expect(today.films.map(({ slug }) => slug)).toEqual(['b'])
  expect(today.withheld).toEqual(
    ['a', 'c'].flatMap((slug) => ['mp4', 'webm', 'webp'].map((end) => `/films/${slug}.${end}`)),
  )
  expect(show({ films, news }, TOMORROW).films).toEqual(films)
})

test('links of the films that are shown are words while another film is hidden', () => {
  const films = [
    filmOf({ slug: 'a' }),
    filmOf({ slug: 'b', summary: { zh: '見[文](/news/a)。', en: '[It](/news/a)' } }),
  ]
  const news = [newsOf({ video: 'a', shownFrom: TOMORROW })]
  expect(show({ films, news }).films.map(({ summary }) => summary)).toEqual([{ zh: '見文。', en: 'It' }])
})

test('release notes whose products have all expired are gone with them', () => {
  const family = (id: string, ...products: string[]) => familyOf({ id, products })
  const firmware = [family('old', 'a'), family('both', 'a', 'c'), family('coming', 'b'), family('moved', 'a')]
  const product = [
    productOf({ shownUntil: '2026-03-14' }),
    productOf({ code: 'b', shownFrom: TOMORROW }),
    productOf({ code: 'c' }),
  ]
  const moves = [{ from: '/downloads/firmware/moved', to: '/downloads', gone: undefined }]
  const shown = show({ firmware, product, moves })
  expect(shown.firmware.map(({ id, products }) => [id, products])).toEqual([['both', ['c']]])
  expect(shown.moves).toEqual([
    ...moves,
    { from: '/products/a', gone: true },
    { from: '/downloads/firmware/old', gone: true },
  ])
  expect(show({ firmware, product }, '2026-03-14').moves).toEqual([])
})

test('a draft with the address of a page hides no page', () => {
  const link = { zh: '見[文](/products/s)。', en: 'See [it](/products/s).' }
  const drafts = [{ entity: 'product' as const, key: 's', record: { draft: true } }]
  const all = snapshotOf({ series: [seriesOf('s')], news: [newsOf({ body: link })] })
  expect(visibleSnapshot({ all, drafts }, { day: TODAY, drafts: false }).news[0]?.body).toEqual(link)
})

test('a product is sold until the day from which it is discontinued', () => {
  const product = [
    productOf({ status: 'discontinued', discontinuedFrom: TOMORROW, successor: 'b', endOfLife: END_OF_LIFE }),
    productOf({ code: 'b' }),
  ]
  const [today] = show({ product }).product
  const [tomorrow] = show({ product }, TOMORROW).product
  expect([today?.status, today?.successor, today?.endOfLife]).toEqual(['active', undefined, undefined])
  expect([tomorrow?.status, tomorrow?.successor, tomorrow?.endOfLife]).toEqual(['discontinued', 'b', END_OF_LIFE])
  expect(tomorrow).not.toHaveProperty('discontinuedFrom')
})

test('the address of an expired record leads to its successor, or is gone', () => {
  const over = { shownUntil: '2026-03-14' }
  const product = [
    productOf({
      code: 'old',
      formerly: ['older'],
      status: 'discontinued',
      successor: 'new',
      endOfLife: END_OF_LIFE,
      ...over,
    }),
    productOf({ code: 'new' }),
  ]
  expect(show({ product, news: [newsOf({ slug: 'old', ...over })] }).moves).toEqual([
    { from: '/products/old', to: '/products/new' },
    { from: '/products/older', to: '/products/new' },
    { from: '/news/old', gone: true },
  ])
})

test('the address of an expired record is gone while its successor is a draft', () => {
  const discontinued = { status: 'discontinued' as const, successor: 'new', endOfLife: END_OF_LIFE }
  const product = [productOf({ code: 'old', ...discontinued, shownUntil: '2026-03-14' })]
  const moves = [{ from: '/products/older', to: '/products/new', gone: undefined }]
  const drafts = [{ entity: 'product' as const, key: 'new', record: { draft: true } }]
  const shown = visibleSnapshot({ all: snapshotOf({ product, moves }), drafts }, { day: TODAY, drafts: false })
  expect(shown.moves).toEqual([{ from: '/products/old', gone: true }])
})

test('a move begins when the page at its address expires, and redirects at once', () => {
  const news = [
    newsOf({ slug: 'first', shownUntil: TODAY }),
    newsOf({ slug: 'second', formerly: ['first'], shownFrom: TODAY, shownUntil: TOMORROW }),
    newsOf({ slug: 'third', formerly: ['second'] }),
  ]
  const moves = [{ from: '/news/gone', to: '/news/first', gone: undefined }]
  expect(show({ news, moves }).moves).toEqual([{ from: '/news/gone', to: '/news/first', gone: undefined }])
  expect(show({ news, moves }).news.flatMap(({ formerly }) => formerly ?? [])).toEqual([])
  const later = show({ news, moves }, '2026-03-17')
  expect(later.news.map(({ slug, formerly }) => [slug, formerly])).toEqual([['third', ['second']]])
  expect(later.moves).toEqual([
    { from: '/news/gone', to: '/news/third' },
    { from: '/news/first', to: '/news/third' },
  ])
})

test('nothing leads to a scheduled record', () => {
  const news = [newsOf({ slug: 'coming', formerly: ['once'], shownFrom: TOMORROW })]
  const moves = [{ from: '/news/before', to: '/news/coming', gone: undefined }]
  expect(show({ news, moves }).moves).toEqual([])
  expect(show({ news, moves }, TOMORROW).moves).toEqual(moves)
})

test('expired addresses that lead to each other are gone', () => {
  const shownUntil = '2026-03-14'
  const news = ['a', 'b'].map((slug) => newsOf({ slug, shownUntil }))
  const moves = [
    { from: '/news/a', to: '/news/b', gone: undefined },
    { from: '/news/b', to: '/news/a', gone: undefined },
  ]
  expect(show({ news, moves }).moves).toEqual([
    { from: '/news/a', gone: true },
    { from: '/news/b', gone: true },
  ])
})

test('a file is withheld while only records that are not shown refer to it', () => {
  const image = imageOf('/photographs/a.jpg')
  const news = [
    newsOf({ image, shownFrom: TOMORROW }),
    newsOf({ slug: 'b', image: imageOf('/favicon.svg'), draft: true }),
  ]
  expect(show({ news }).withheld).toEqual(['/photographs/a.jpg'])
  expect(show({ news }, TOMORROW).withheld).toBeUndefined()
  expect(show({ news, faq: [faqOf({ images: [image] })] }).withheld).toBeUndefined()
  const drafts = [{ entity: 'news' as const, key: 'd', record: { draft: true, image } }]
  expect(visibleSnapshot({ all: snapshotOf(), drafts }, { day: TODAY, drafts: false }).withheld).toEqual([
    '/photographs/a.jpg',
  ])
})

const locate = (entity: string, key: string) => `${entity}/${key}`

function check(parts: Partial<Snapshot>, draftKeys: readonly string[] = []): string[] {
  const all = snapshotOf({ series: REQUIRED_SERIES.map(seriesOf), pages: PAGE_SLUGS.map(pageOf), ...parts })
  const drafts = draftKeys.map((key) => ({ entity: 'product' as const, key, record: {} }))
  return checkIntegrity(all, { locate, drafts, isPublicFile: () => true, isScreen: () => false })
    .filter(({ field }) => !field.includes('attributes'))
    .map(formatFault)
}

const shelved = (parts: Parameters<typeof productOf>[0]) => productOf({ specification: 'calls-spec', ...parts })

test('a required record must be shown on every day, as far ahead as the editor can see', () => {
  const product = [shelved({ code: 'p', shownUntil: '2030-01-01' })]
  const pictured = newsOf({ image: imageOf('/pictures/p-front.svg') })
  expect(check({ product, solution: [{ ...solutionOf('s'), products: ['p'] }], news: [pictured] })).toEqual([
    'solution/s: products: found ["p"], expected at least one product that is no draft and is shown on every day',
    'news/a: image.src: found "/pictures/p-front.svg", expected a picture of a product that is shown as long as this is',
  ])
  expect(check({ product, news: [{ ...pictured, shownUntil: '2029-12-31' }] })).toEqual([])
})

test('drafts may be referred to where that is left out, and nowhere else', () => {
  expect(check({ news: [newsOf({ related: { news: [], products: ['d'], solutions: [] } })] }, ['d'])).toEqual([])
  expect(check({ news: [newsOf({ image: imageOf('/pictures/d-front.svg') })] }, ['d'])).toEqual([
    'news/a: image.src: found "/pictures/d-front.svg", expected the picture of a product that exists',
  ])
})

test('an address of what is not always shown stands in links alone', () => {
  const addressed = (en: string, parts = {}) =>
    check({
      news: [newsOf({ body: { zh: '文字', en }, ...parts }), newsOf({ slug: 'coming', shownFrom: TOMORROW })],
    })
  expect(addressed('[it](/news/coming), and /news/coming-up')).toEqual([])
  for (const text of ['/news/coming', `<${SITE.origin}/en/news/coming>`, '[it]: /news/coming'])
    expect(addressed(text)).toEqual([
      'news/a: body.en: found "/news/coming", expected the address of that page in a link alone, [words](address): it is shown later than this',
    ])
  expect(addressed('/news/coming', { shownFrom: TOMORROW })).toEqual([])
  expect(check({ faq: [faqOf({ body: { zh: '/products/d', en: 'Text' } })] }, ['d'])).toHaveLength(1)
  const used = { series: 'calls', description: text, link: '/products/d' }
  expect(check({ case: [caseOf({ productsUsed: [used] })] }, ['d'])).toEqual([])
})

test('an address may be claimed while its page is shown only if that page ends', () => {
  const claim = (ending: object) =>
    check({ news: [newsOf({ slug: 'old', ...ending }), newsOf({ slug: 'new', formerly: ['old'] })] })
  expect(claim({})).toEqual(['news/new: formerly[0]: found "/news/old", expected an address that no page has now'])
  expect(claim({ shownUntil: TODAY })).toEqual([])
  expect(check({ news: [newsOf({ slug: 'old', formerly: ['old'], shownUntil: TODAY })] })).toHaveLength(1)
})

test('the next due records are listed by day', () => {
  const all = snapshotOf({
    product: [productOf({ status: 'discontinued', discontinuedFrom: '2026-05-01', endOfLife: END_OF_LIFE })],
    news: [
      newsOf({ shownFrom: '2026-04-01', shownUntil: '2026-04-30' }),
      newsOf({ slug: 'b', shownFrom: TODAY }),
      newsOf({ slug: 'c', shownFrom: '2026-04-01', draft: true }),
    ],
  })
  expect(listDue(all, TODAY).map(({ day, entity, key, what }) => `${day} ${entity} ${key} ${what}`)).toEqual([
    '2026-04-01 news a shown',
    '2026-05-01 product a discontinued',
    '2026-05-01 news a over',
  ])
})

test('a product that is not shown is not discontinued', () => {
  const dueOf = (parts: Parameters<typeof productOf>[0]) =>
    listDue(
      snapshotOf({ product: [productOf({ status: 'discontinued', endOfLife: END_OF_LIFE, ...parts })] }),
      TODAY,
    ).map(({ day, what }) => `${day} ${what}`)
  const discontinuedFrom = '2026-05-01'
  expect(dueOf({ discontinuedFrom, shownUntil: '2026-04-30' })).toEqual(['2026-05-01 over'])
  expect(dueOf({ discontinuedFrom, shownFrom: '2026-05-01' })).toEqual(['2026-05-01 shown'])
  expect(dueOf({ discontinuedFrom, shownUntil: '2026-05-01' })).toEqual(['2026-05-01 discontinued', '2026-05-02 over'])
})

test('a catalogue moves on at midnight in Taipei, and stays the same object until something is due', () => {
  let time = Date.parse('2026-03-15T23:59:59+08:00')
  const all = snapshotOf({ news: [newsOf({ shownFrom: '2026-03-17' })] })
  const current = createDueCatalogue({ all, drafts: [] }, { now: () => time })
  const first = current()
  time = Date.parse('2026-03-16T23:59:59+08:00')
  expect(current()).toBe(first)
  time += 1000
  expect(current().news('a')).toBeDefined()
  time -= 1000
  expect(current().news('a')).toBeUndefined()
})

test('a record dated on a later day and shown before it gets a warning', () => {
  const coming = { publishedOn: TOMORROW }
  const news = [
    newsOf({ slug: 'early', ...coming }),
    newsOf({ slug: 'waits', ...coming, shownFrom: TOMORROW }),
    newsOf({ slug: 'soon', publishedOn: '2026-03-20', shownFrom: TOMORROW }),
    newsOf({ slug: 'draft', ...coming, draft: true }),
    newsOf({ slug: 'today', publishedOn: TODAY }),
  ]
  const faq = [faqOf({ slug: 'f', ...coming })]
  const found = (day: string) => findEarly(snapshotOf({ news, faq }), day, locate).map(formatFault)
  const expected = 'expected a day that has come, or the same day in shownFrom: it is shown before this day'
  expect(found(TODAY)).toEqual([
    `news/early: publishedOn: found "${TOMORROW}", ${expected}`,
    `news/soon: publishedOn: found "2026-03-20", ${expected}`,
    `faq/f: publishedOn: found "${TOMORROW}", ${expected}`,
  ])
  expect(found('2026-03-20')).toEqual([])
})

test('a day is a calendar day in Taipei', () => {
  expect(dayInTaipei(Date.parse('2026-03-15T15:59:59Z'))).toBe('2026-03-15')
  expect(dayInTaipei(Date.parse('2026-03-15T16:00:00Z'))).toBe('2026-03-16')
  expect(checkDay('2026-03-15', 'CONTENT_DAY')).toEqual([])
  expect(checkDay('2026-02-30', 'CONTENT_DAY').map(formatFault)).toEqual([
    'CONTENT_DAY: found "2026-02-30", expected a date as YYYY-MM-DD',
  ])
})
