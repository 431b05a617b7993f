import MiniSearch from 'minisearch'
import { type PackedEntries, unpackDocuments, unpackEntries } from './packed-index.ts'
import { parseQuery, termsLookedUp } from './query.ts'
import { openSearchEngine, type DocumentNames, type Found, type SearchEngine } from './search-engine.ts'
import { partPath, type SearchFile } from './search-files.ts'
import { asPlainIndex, INDEX_OPTIONS, type IndexEntry } from './search-index.ts'
import type { SearchKind, SearchRecord } from './search-record.ts'

/** A search that loads the parts of its index that a query needs. */
export type LoadedSearch = {
  search: (...query: Parameters<SearchEngine['search']>) => Promise<Found>
  /** Returns the records of documents by their ids. */
  records: (ids: readonly number[]) => Promise<SearchRecord[]>
}

/** Fetches a file of the search as JSON. */
export type LoadFile = (path: string) => Promise<unknown>

/** A short prefix may match very many terms: the number of parts to load is limited. */
const MAX_PARTS_A_TERM = 3
const MAX_PARTS_A_QUERY = 16

/** Loads the search of a language. Rejects if its first file cannot be loaded. */
export async function loadSearch(path: string, load: LoadFile): Promise<LoadedSearch> {
  // Written by pack-search.ts of the same build.
  const file = (await load(path)) as SearchFile
  const { entries, records } = file
  const documents = unpackDocuments(file.documents)
  const names = Array.isArray(records) ? records : readNames(records.names)
  const makeEngine: MakeEngine = async (entries) =>
    openSearchEngine(await MiniSearch.loadJSAsync(asPlainIndex({ ...documents, entries }), INDEX_OPTIONS), names)
  return {
    search: Array.isArray(entries)
      ? searchInParts(path, load, entries, makeEngine)
      : await searchWhole(entries, makeEngine),
    records: Array.isArray(records)
      ? async (ids) => ids.flatMap((id) => records[id] ?? [])
      : recordsInParts(path, load, records.perPart),
  }
}

type MakeEngine = (entries: IndexEntry[]) => Promise<SearchEngine>

async function searchWhole(entries: PackedEntries, makeEngine: MakeEngine): Promise<LoadedSearch['search']> {
  const engine = await makeEngine(unpackEntries(entries))
  return async (...query) => engine.search(...query)
}

function readNames(names: string): DocumentNames {
  return names.split('\n').map((line) => {
    const space = line.indexOf(' ')
    // Written from records, so the kind is valid.
    return { kind: line.slice(0, space) as SearchKind, key: line.slice(space + 1) }
  })
}

/** Loads the parts that contain the terms of a query, and caches them: the next letter usually needs the same parts. */
function searchInParts(
  path: string,
  load: LoadFile,
  firsts: readonly string[],
  makeEngine: MakeEngine,
): LoadedSearch['search'] {
  const loaded = new Map<number, IndexEntry[]>()
  let engine: Promise<SearchEngine> | undefined
  return async (query, only) => {
    const wanted = partsOf(query, firsts).filter((part) => !loaded.has(part))
    const files = await Promise.all(wanted.map((part) => load(partPath(path, 'entries', part))))
    for (const [place, part] of wanted.entries()) loaded.set(part, unpackEntries(files[place] as PackedEntries))
    if (wanted.length > 0 || !engine) engine = makeEngine([...loaded.values()].flat())
    return (await engine).search(query, only)
  }
}

function partsOf(query: string, firsts: readonly string[]): number[] {
  const parts = new Set<number>()
  for (const { term, isPrefix } of termsLookedUp(parseQuery(query))) {
    const first = Math.max(
      0,
      firsts.findLastIndex((start) => start <= term),
    )
    const last = isPrefix ? firsts.findLastIndex((start) => start <= `${term}\uffff`) : first
    for (let part = first; part <= last && part - first < MAX_PARTS_A_TERM; part += 1) parts.add(part)
  }
  return [...parts].slice(0, MAX_PARTS_A_QUERY)
}

function recordsInParts(path: string, load: LoadFile, perPart: number): LoadedSearch['records'] {
  const loaded = new Map<number, Promise<SearchRecord[]>>()
  const loadPart = (part: number) => {
    const records = loaded.get(part) ?? load(partPath(path, 'records', part)).then((found) => found as SearchRecord[])
    loaded.set(part, records)
    records.catch(() => loaded.delete(part))
    return records
  }
  return async (ids) => {
    const records = await Promise.all(ids.map(async (id) => (await loadPart(Math.floor(id / perPart)))[id % perPart]))
    return records.filter((record) => record !== undefined)
  }
}
