import { beforeAll, expect, test } from 'vitest'
import { type SearchDocument, searchDocuments } from '../../../src/web/features/search/documents.ts'
import { FileGoneError, shareSearch } from '../../../src/web/features/search/get-search.ts'
import type { LoadedSearch } from '../../../src/web/features/search/load-search.ts'
import { packSearch } from '../../../src/web/features/search/pack-search.ts'
import { loadFixture } from '../fixture-content.ts'

const FIRST = '/search/en.json'

let documents: SearchDocument[]
let site: Map<string, string>
let requests: string[]

beforeAll(async () => {
  documents = searchDocuments(await loadFixture(), 'en')
  // Timeout for a busy machine.
}, 60_000)

/** Publishes the search in parts, as a new build does; the parts of the build before are removed. */
function publish(published: SearchDocument[]): void {
  site = packSearch(published, 'en', 0)
  requests = []
}

async function load(path: string): Promise<unknown> {
  requests.push(path)
  const text = site.get(path)
  if (text === undefined) throw new FileGoneError(path)
  return JSON.parse(text)
}

const titlesOf = (query: string) => async (search: LoadedSearch) => {
  const { hits } = await search.search(query)
  return (await search.records(hits.slice(0, 3).map(({ id }) => id))).map(({ title }) => title)
}

test('the search is loaded once, for all who use it', async () => {
  publish(documents)
  const withSearch = shareSearch(load)
  await Promise.all([withSearch('en', titlesOf('door')), withSearch('en', titlesOf('door'))])
  expect(requests.filter((path) => path === FIRST)).toHaveLength(1)
  expect(new Set(requests).size).toBe(requests.length)
})

test('when a new build has removed a part, the new search is loaded and finds the new content', async () => {
  publish(documents)
  const withSearch = shareSearch(load)
  await withSearch('en', titlesOf('camera'))
  const [first] = documents
  if (!first) throw new Error('no documents')
  publish([
    { record: { ...first.record, key: 'quokka', title: 'Quokka' }, fields: { name: ['Quokka'] } },
    ...documents.map(({ record, fields }) => ({ record: { ...record, title: `New ${record.title}` }, fields })),
  ])
  const titles = await withSearch('en', titlesOf('door'))
  expect(titles).toHaveLength(3)
  for (const title of titles) expect(title).toMatch(/^New /)
  expect(requests.filter((path) => path === FIRST)).toHaveLength(1)
  expect(await withSearch('en', titlesOf('quokka'))).toEqual(['Quokka'])
})

test('a part that the new build lacks too is asked for once more, then the search fails', async () => {
  publish(documents)
  const withSearch = shareSearch(load)
  for (const path of site.keys()) if (path !== FIRST) site.delete(path)
  await expect(withSearch('en', titlesOf('camera'))).rejects.toThrow(FileGoneError)
  expect(requests.filter((path) => path === FIRST)).toHaveLength(2)
})
