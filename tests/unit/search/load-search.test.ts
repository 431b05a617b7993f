import MiniSearch, { type SearchResult } from 'minisearch'
import { beforeAll, expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { imagesOf } from '../../../src/artwork/drawing/products/images-of.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { CandidateRanking } from '../../../src/web/features/search/candidate-ranking.ts'
import { openIndex } from '../../../src/web/features/search/create-search-engine.ts'
import { type SearchDocument, searchDocuments } from '../../../src/web/features/search/documents.ts'
import { loadSearch } from '../../../src/web/features/search/load-search.ts'
import { packSearch } from '../../../src/web/features/search/pack-search.ts'
import { prepareIndex } from '../../../src/web/features/search/prepare-index.ts'
import { parseQuery } from '../../../src/web/features/search/query.ts'
import { screenDocuments } from '../../../src/web/features/search/screens.ts'
import { SEARCH_FORMAT, searchPath } from '../../../src/web/features/search/search-files.ts'
import { idsIn, INDEX_OPTIONS } from '../../../src/web/features/search/search-index.ts'
import { SEARCH_FIELDS } from '../../../src/web/features/search/search-record.ts'
import { createTermIndex } from '../../../src/web/features/search/term-index.ts'
import { loadLargeFixture } from '../fixture-content.ts'

/** A weight that every index exceeds: it is cut into parts. */
const IN_PARTS = 0

let documents: Record<'zh' | 'en', SearchDocument[]>

beforeAll(async () => {
  const snapshot = await loadLargeFixture(80)
  documents = {
    zh: [...searchDocuments(snapshot, 'zh'), ...screenDocuments(snapshot, 'zh')],
    en: [...searchDocuments(snapshot, 'en'), ...screenDocuments(snapshot, 'en')],
  }
  // Timeout for a busy machine.
}, 60_000)

/** One and more words, a model, a beginning, a mistake, and a word without results. */
const QUERIES = {
  zh: ['門口機', '磁力鎖 電源', '讀卡機', '門', 'PoE 攝影機', '第12號裝置', '網路線 維修'],
  en: [
    'door station',
    'card reader',
    'camera',
    'door',
    'magnetic lock supply',
    'device number 12',
    'how do I mount it',
  ],
}
const COMMON = ['AV-F40', 'a', 'av', 'camrea', 'zzqqxx', '機']

const loaderOf = (files: ReadonlyMap<string, string>) => async (path: string) => {
  const text = files.get(path)
  if (text === undefined) throw new Error(`${path} is not there`)
  return JSON.parse(text)
}

test.each(LOCALES)('the index for the browser gives the same results as the engine of the API (%s)', async (locale) => {
  const files = packSearch(documents[locale], locale)
  const engine = openIndex(prepareIndex(documents[locale]))
  const search = await loadSearch(locale, loaderOf(files))
  expect([...files.keys()]).toEqual([`/search/${locale}.json`])
  for (const query of [...QUERIES[locale], ...COMMON]) {
    expect(await search.search(query), query).toEqual(engine.search(query))
  }
})

test.each(LOCALES)(
  'records arrive as they were, although what follows from their keys is not sent (%s)',
  async (locale) => {
    const stranger = { kind: 'product', key: 'x-1', title: 'X', path: '/elsewhere/x-1', note: 'X 1' } as const
    const noted: SearchDocument[] = [
      { record: stranger, fields: { name: ['X'] } },
      { record: { kind: 'product', key: 'x-2', title: 'Y', path: '/products/x-2' }, fields: { name: ['Y'] } },
    ]
    for (const weight of [undefined, IN_PARTS]) {
      const prepared = prepareIndex([...documents[locale], ...noted], weight)
      const search = await loadSearch(locale, loaderOf(packSearch([...documents[locale], ...noted], locale, weight)))
      const records = prepared.documents.map(({ record }) => record)
      expect(await search.records(records.map((_record, id) => id))).toEqual(records)
    }
  },
)

test.each(LOCALES)('an index in parts gives the same results as the engine of the API (%s)', async (locale) => {
  const files = packSearch(documents[locale], locale, IN_PARTS)
  const prepared = prepareIndex(documents[locale], IN_PARTS)
  const engine = openIndex(prepared)
  const keys = prepared.documents.map(({ record }) => record.key)
  for (const query of [...QUERIES[locale], ...COMMON]) {
    const loaded: string[] = []
    const search = await loadSearch(locale, (path) => {
      loaded.push(path)
      return loaderOf(files)(path)
    })
    const found = await search.search(query)
    expect(found, query).toEqual(engine.search(query))
    expect(loaded.length, query).toBeLessThan(files.size / 2)
    const shown = found.hits.slice(0, 20).map(({ id }) => id)
    const expected = shown.map((id) => keys[id])
    expect((await search.records(shown)).map(({ key }) => key)).toEqual(expected)
    expect(await search.keys(shown)).toEqual(expected)
    expect(new Set(loaded).size, query).toBe(loaded.length)
  }
})

test.each(LOCALES)('candidates have the scores that MiniSearch gives with an index of its own (%s)', (locale) => {
  const { index } = prepareIndex(documents[locale])
  const { kinds, lengths, averages } = index.documents
  const all = Object.fromEntries(lengths.map((_length, id) => [id, id]))
  const own = MiniSearch.loadJS(
    {
      documentCount: lengths.length,
      nextId: lengths.length,
      documentIds: all,
      fieldIds: Object.fromEntries(SEARCH_FIELDS.map((field, place) => [field, place])),
      fieldLength: Object.fromEntries(lengths.map((length, id) => [id, [...length]])),
      averageFieldLength: [...averages],
      storedFields: {},
      dirtCount: 0,
      index: index.entries.map(([term, postings]) => [
        term,
        Object.fromEntries(
          SEARCH_FIELDS.map((_field, place) => [
            place,
            Object.fromEntries(idsIn(postings, place).map((id) => [String(id), 1])),
          ]),
        ),
      ]),
      serializationVersion: 2,
    },
    INDEX_OPTIONS,
  )
  const ranking = new CandidateRanking(
    createTermIndex([
      { terms: index.entries.map(([term]) => term), postingsAt: (place) => index.entries[place]?.[1] ?? [] },
    ]),
    { kinds, lengths, averages, answers: [], besides: [] },
  )
  const areCandidates = new Uint8Array(lengths.length).fill(1)
  for (const query of ['AV-F40', '門口機', 'PoE 攝影機', 'access control', 'd']) {
    const { lookUp } = parseQuery(query)
    if (!lookUp) throw new Error(`${query} looks nothing up`)
    const scoresOf = (found: SearchResult[]) => new Map(found.map(({ id, score }) => [id, score.toFixed(6)]))
    const scores = scoresOf(ranking.rank(lookUp, areCandidates))
    expect(scores.size, query).toBeGreaterThan(0)
    expect(scores, query).toEqual(scoresOf(own.search(lookUp)))
  }
})

test('an edited word changes the parts that have its terms, and the first file', () => {
  const before = packSearch(documents.en, 'en', IN_PARTS)
  const edited = documents.en.map((document) =>
    document.record.key === 'av-f40'
      ? { ...document, fields: { ...document.fields, summary: [`${document.fields.summary?.[0]} Quokka.`] } }
      : document,
  )
  const after = packSearch(edited, 'en', IN_PARTS)
  const added = [...after.keys()].filter((path) => !before.has(path))
  expect(before.size).toBeGreaterThan(10)
  expect(added.length).toBeGreaterThan(0)
  expect(added.length).toBeLessThanOrEqual(2)
  expect(packSearch(documents.en, 'en', IN_PARTS)).toEqual(before)
})

test('a product that is newer than all others moves none of them', () => {
  const before = packSearch(documents.en, 'en', IN_PARTS)
  const [model] = documents.en.filter(({ record }) => record.kind === 'product')
  if (!model) throw new Error('no products')
  const added: SearchDocument = {
    record: { ...model.record, key: 'zz-q100', title: 'Quokka' },
    fields: { model: ['ZZ-Q100'], name: ['Quokka'] },
    releasedOn: '2999-01-01',
  }
  const paths = [...packSearch([added, ...documents.en], 'en', IN_PARTS).keys()].filter((path) => !before.has(path))
  // Those of its terms, its record and its key.
  expect(paths.length).toBeLessThanOrEqual(8)
  expect(before.size).toBeGreaterThan(3 * paths.length)
})

test('a renamed record changes its own part of the records', () => {
  const renamed = documents.en.map((document) =>
    document.record.key === 'av-f40' ? { ...document, record: { ...document.record, title: 'Quokka' } } : document,
  )
  const before = packSearch(documents.en, 'en', IN_PARTS)
  const added = [...packSearch(renamed, 'en', IN_PARTS).keys()].filter((path) => !before.has(path))
  expect(added).toHaveLength(1)
})

test('a first file of another version of the code is not read', async () => {
  const files = packSearch(documents.en, 'en')
  const path = searchPath('en')
  files.set(path, JSON.stringify({ ...JSON.parse(files.get(path) ?? ''), format: SEARCH_FORMAT + 1 }))
  await expect(loadSearch('en', loaderOf(files))).rejects.toThrow('format')
})

test('a part that cannot be loaded fails the search, and the next search retries', async () => {
  const load = loaderOf(packSearch(documents.en, 'en', IN_PARTS))
  let isBroken = false
  const search = await loadSearch('en', (path) => (isBroken ? Promise.reject(new Error('no')) : load(path)))
  isBroken = true
  await expect(search.search('door')).rejects.toThrow('no')
  isBroken = false
  expect((await search.search('door')).hits.length).toBeGreaterThan(0)
})

test.each(LOCALES)('every product is found with the picture that its page shows first (%s)', async (locale) => {
  const snapshot = await loadLargeFixture(80)
  const catalogue = createCatalogue(snapshot)
  expect(snapshot.product.some((product) => imagesOf(product, catalogue, 'zh').length > 0)).toBe(true)
  for (const product of snapshot.product) {
    const found = documents[locale].find(({ record }) => record.kind === 'product' && record.key === product.code)
    const [first] = imagesOf(product, catalogue, locale)
    expect(found?.record.image, product.code).toEqual(
      first && { src: first.src, width: first.width, height: first.height },
    )
  }
})
