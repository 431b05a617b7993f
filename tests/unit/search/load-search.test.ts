import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { createCatalogue } from '../../../src/catalogue/catalogue.ts'
import { imagesOf } from '../../../src/drawing/products/images-of.ts'
import { LOCALES } from '../../../src/i18n/locale.ts'
import { createSearchEngine } from '../../../src/search/create-search-engine.ts'
import { type SearchDocument, searchDocuments } from '../../../src/search/documents.ts'
import { loadSearch } from '../../../src/search/load-search.ts'
import { packSearch } from '../../../src/search/pack-search.ts'
import type { SearchEngine } from '../../../src/search/search-engine.ts'
import { loadShippedContent } from './catalogue-search.ts'
import queries from './queries.json'

const KB = 1000
const MAX_INDEX_BYTES = 60 * KB
const PATH = '/search/x.json'

let documents: Record<'zh' | 'en', SearchDocument[]>
let engines: Record<'zh' | 'en', SearchEngine>

beforeAll(async () => {
  const snapshot = await loadShippedContent()
  documents = { zh: searchDocuments(snapshot, 'zh'), en: searchDocuments(snapshot, 'en') }
  engines = { zh: createSearchEngine(snapshot, 'zh'), en: createSearchEngine(snapshot, 'en') }
  // Timeout for a busy machine.
}, 60_000)

const loaderOf = (files: ReadonlyMap<string, string>) => async (path: string) => {
  const text = files.get(path)
  if (text === undefined) throw new Error(`${path} is not there`)
  return JSON.parse(text)
}

test.each(LOCALES)('the index for the browser gives the same results as the engine of the API (%s)', async (locale) => {
  const files = packSearch(documents[locale], PATH)
  const search = await loadSearch(PATH, loaderOf(files))
  expect([...files.keys()]).toEqual([PATH])
  expect(brotliCompressSync(files.get(PATH) ?? '').length).toBeLessThanOrEqual(MAX_INDEX_BYTES)
  for (const [query = ''] of queries[locale]) {
    expect(await search.search(query), query).toEqual(engines[locale].search(query))
  }
})

test.each(LOCALES)('an index in parts gives the same results as a whole one (%s)', async (locale) => {
  const files = packSearch(documents[locale], PATH, 0)
  expect(files.size).toBeGreaterThan(5)
  const search = await loadSearch(PATH, loaderOf(files))
  for (const query of ['AC-F520-P', '門口機', 'PoE 攝影機', 'access control', 'camrea', 'zzqqxx']) {
    const found = await search.search(query)
    expect(found, query).toEqual(engines[locale].search(query))
    const shown = found.hits.slice(0, 20)
    const records = await search.records(shown.map(({ id }) => id))
    expect(records.map(({ key }) => key)).toEqual(shown.map(({ key }) => key))
  }
})

test('a part that cannot be loaded fails the search, and the next search retries', async () => {
  const load = loaderOf(packSearch(documents.en, PATH, 0))
  let isBroken = false
  const search = await loadSearch(PATH, (path) => (isBroken ? Promise.reject(new Error('no')) : load(path)))
  isBroken = true
  await expect(search.search('door')).rejects.toThrow('no')
  isBroken = false
  expect((await search.search('door')).hits.length).toBeGreaterThan(0)
})

test.each(LOCALES)('every product is found with the picture that its page shows first (%s)', async (locale) => {
  const snapshot = await loadShippedContent()
  const catalogue = createCatalogue(snapshot)
  expect(snapshot.product.some((product) => imagesOf(product, catalogue).length > 0)).toBe(true)
  for (const product of snapshot.product) {
    const found = documents[locale].find(({ record }) => record.kind === 'product' && record.key === product.code)
    const [first] = imagesOf(product, catalogue)
    expect(found?.record.image, product.code).toEqual(
      first && { src: first.src, width: first.width, height: first.height },
    )
  }
})
