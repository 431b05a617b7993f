import type { Locale } from '../../../base/i18n/locale.ts'
import { type PackedEntries, unpackDocuments, unpackEntries, unpackTerms } from './packed-index.ts'
import { type PackedRecord, unpackRecord } from './packed-record.ts'
import { type LookUp, readingsOf, termsLookedUp } from './query.ts'
import { NOTHING, openSearchEngine, type Found, type SearchEngine, type SearchSteps } from './search-engine.ts'
import {
  type Directory,
  type NumberedParts,
  partPath,
  SEARCH_FORMAT,
  type SearchFile,
  searchPath,
} from './search-files.ts'
import type { SearchKind, SearchRecord } from './search-record.ts'
import { createTermIndex, type TermList } from './term-index.ts'

/** A search that loads the parts of its index that a query needs. */
export type LoadedSearch = {
  search: (...query: Parameters<SearchEngine['search']>) => Promise<Found>
  /** Returns the records of documents by their ids. */
  records: (ids: readonly number[]) => Promise<SearchRecord[]>
  /** Returns the keys of documents by their ids. */
  keys: (ids: readonly number[]) => Promise<string[]>
}

/** Fetches a file of the search as JSON. */
export type LoadFile = (path: string) => Promise<unknown>

/** A query of very many words must not load the whole index. */
const MAX_PARTS_A_QUERY = 16
/** Around a misspelled word. */
const MAX_PARTS_A_TYPO = 3

/** Loads the search of a language. Rejects if its first file cannot be loaded, or is of another version of the code. */
export async function loadSearch(locale: Locale, load: LoadFile): Promise<LoadedSearch> {
  const path = searchPath(locale)
  // Written by pack-search.ts, of the same version if the format is the same.
  const file = (await load(path)) as SearchFile
  if (file.format !== SEARCH_FORMAT) throw new Error(`${path}: format ${file.format} instead of ${SEARCH_FORMAT}`)
  const lists: TermList[] = []
  const engine = openSearchEngine(createTermIndex(lists), unpackDocuments(file.documents))
  const loadPart = (name: string) => load(partPath(locale, name))
  if ('parts' in file) {
    const readRecords = readNumbered<PackedRecord>(file.parts.records, loadPart)
    return {
      search: searchInParts(file.parts, loadPart, lists, engine),
      records: async (ids) => (await readRecords(ids)).map((record) => unpackRecord(record, locale)),
      keys: readNumbered<string>(file.parts.keys, loadPart),
    }
  }
  lists.push(unpackEntries(file.entries))
  const { records } = file
  return {
    search: async (...query) => engine.search(...query),
    records: async (ids) => ids.flatMap((id) => records[id] ?? []).map((record) => unpackRecord(record, locale)),
    keys: async (ids) => ids.flatMap((id) => records[id]?.key ?? []),
  }
}

type LoadPart = (name: string) => Promise<unknown>

/** Loads the parts that contain the terms of a query, and keeps them: the next letter usually needs the same parts. */
function searchInParts(
  { terms, summaries, absent, entries }: Directory,
  loadPart: LoadPart,
  lists: TermList[],
  engine: SearchSteps,
): LoadedSearch['search'] {
  const firsts = unpackTerms(terms)
  const summarised = new Set(unpackTerms(summaries))
  const isAbsent = new Set(unpackTerms(absent))
  const loadEntries = loadOnce(async (place) => {
    // Written by pack-search.ts, and named by its content.
    lists.push(unpackEntries((await loadPart(entries[place] ?? '')) as PackedEntries))
  })
  const loadAll = (places: readonly number[]) =>
    Promise.all([...new Set(places)].slice(0, MAX_PARTS_A_QUERY).map(loadEntries))
  const searchAs = async (text: string, only?: SearchKind) => {
    const query = engine.parse(text)
    const lookUps = termsLookedUp(query).filter(({ term, isPrefix }) => isPrefix || !isAbsent.has(term))
    await loadAll(lookUps.flatMap((lookUp) => placesOf(lookUp, firsts, summarised)))
    const asked = engine.ask(query, only)
    await loadAll(asked.unknown.flatMap((word) => placesAround(word, firsts)))
    return engine.answer(asked)
  }
  return async (text, only) => {
    for (const reading of readingsOf(text)) {
      const found = await searchAs(reading, only)
      if (found.hits.length > 0) return reading === text ? found : { ...found, isPartial: true }
    }
    return NOTHING
  }
}

/** Lists the parts with a term, and those with all longer terms if there is no summary of them. */
function placesOf({ term, isPrefix }: LookUp, firsts: readonly string[], summarised: ReadonlySet<string>): number[] {
  const first = placeOf(term, firsts)
  const last = isPrefix && !summarised.has(term) ? placeOf(`${term}\uffff`, firsts) : first
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}

/** Lists the parts nearest to a word with its first two letters: a misspelling is rarely in these. */
function placesAround(word: string, firsts: readonly string[]): number[] {
  const start = word.slice(0, 2)
  const own = placeOf(word, firsts)
  const places = placesOf({ term: start, isPrefix: true, fields: undefined }, firsts, new Set())
  return places.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own)).slice(0, MAX_PARTS_A_TYPO)
}

/** Returns the place of the part that a term belongs to. */
function placeOf(term: string, firsts: readonly string[]): number {
  return Math.max(
    0,
    firsts.findLastIndex((start) => start <= term),
  )
}

function readNumbered<Item>({ counts, names }: NumberedParts, loadPart: LoadPart) {
  const ends = counts.map((_count, place) => counts.slice(0, place + 1).reduce((sum, count) => sum + count, 0))
  // Written by pack-search.ts, and named by its content.
  const loadItems = loadOnce(async (place) => (await loadPart(names[place] ?? '')) as Item[])
  return async (ids: readonly number[]): Promise<Item[]> => {
    const items = await Promise.all(
      ids.map(async (id) => {
        const place = ends.findIndex((end) => id < end)
        const part = await loadItems(place)
        return part[id - (ends[place - 1] ?? 0)]
      }),
    )
    return items.filter((item) => item !== undefined)
  }
}

/** Keeps what was loaded for a place; after a failure the next call tries again. */
function loadOnce<Item>(load: (place: number) => Promise<Item>): (place: number) => Promise<Item> {
  const loaded = new Map<number, Promise<Item>>()
  return (place) => {
    const found = loaded.get(place) ?? load(place)
    loaded.set(place, found)
    found.catch(() => loaded.delete(place))
    return found
  }
}
