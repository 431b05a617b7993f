import type { AsPlainObject, Options } from 'minisearch'
import { SEARCH_FIELDS } from './search-record.ts'

/** A term, and for each field (by its index in SEARCH_FIELDS) the ids of the documents that contain it, ascending. */
export type IndexEntry = [term: string, documents: (number[] | undefined)[]]

/** The data for matching and ranking. A document's id is its index in the list of documents. */
export type SearchIndex = {
  entries: IndexEntry[]
  /** Number of terms of each document by field; 0 if it has no such text. */
  lengths: number[][]
  /** Average number of terms by field, of the documents that have such a text. */
  averages: number[]
}

/** Options for MiniSearch: terms are made by terms.ts and query.ts, so MiniSearch must neither split nor change them. */
export const INDEX_OPTIONS = {
  fields: [...SEARCH_FIELDS],
  searchOptions: {
    tokenize: (term: string) => [term],
    processTerm: (term: string) => term,
    // The weight of a field: visitors look for a model or a name, while a feature only mentions a word.
    boost: { model: 12, name: 6, alias: 4, shelf: 3, summary: 2, detail: 1 },
    weights: { prefix: 0.6, fuzzy: 0.4 },
    maxFuzzy: 2,
  },
} satisfies Options

/** Returns an index in MiniSearch's own format. A term counts once per field. */
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
