import type { AsPlainObject, Options } from 'minisearch'
import { SEARCH_FIELDS } from './search-record.ts'

/** A term, and for each field (by its place in SEARCH_FIELDS) the ids of the documents in which it stands, ascending. */
export type IndexEntry = [term: string, documents: (number[] | undefined)[]]

/** What finding and ranking need to know of all documents. A document's id is its place in the list of documents. */
export type SearchIndex = {
  entries: IndexEntry[]
  /** Terms of each document by field; 0 where it has no such text. */
  lengths: number[][]
  /** Terms by field of an average document that has such a text. */
  averages: number[]
}

/** How MiniSearch reads what it is given: terms are made by terms.ts and query.ts, so that nothing is left to cut or to change. */
export const INDEX_OPTIONS = {
  fields: [...SEARCH_FIELDS],
  searchOptions: {
    tokenize: (term: string) => [term],
    processTerm: (term: string) => term,
    // Where a word stands says how much it means: a model or a name is what is looked for, a feature mentions it.
    boost: { model: 12, name: 6, alias: 4, shelf: 3, summary: 2, detail: 1 },
    weights: { prefix: 0.6, fuzzy: 0.4 },
    maxFuzzy: 2,
  },
} satisfies Options

/** Writes an index as MiniSearch writes its own, to be loaded by it. A term counts once a field. */
export function asPlainIndex({ entries, lengths, averages }: SearchIndex): AsPlainObject {
  return {
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: Object.fromEntries(lengths.map((_length, id) => [id, id])),
    fieldIds: Object.fromEntries(SEARCH_FIELDS.map((field, place) => [field, place])),
    fieldLength: Object.fromEntries(lengths.map((length, id) => [id, length])),
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
    index: entries.map(([term, documents]) => [term, Object.fromEntries(documents.flatMap(countOnce))]),
    serializationVersion: 2,
  }
}

function countOnce(ids: number[] | undefined, field: number): [number, Record<string, number>][] {
  return ids ? [[field, Object.fromEntries(ids.map((id) => [id, 1]))]] : []
}
