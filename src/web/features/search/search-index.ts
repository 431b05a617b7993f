import type { Options } from 'minisearch'
import type { Answers } from './answers.ts'
import { SEARCH_FIELDS, type SearchKind } from './search-record.ts'

/**
 * Where a term occurs: for each field (by its index in SEARCH_FIELDS) the ids of the documents that contain it,
 * ascending. At WHOLE_MODEL stand those whose model is this very term; they are not repeated at the field.
 */
export type Postings = readonly (readonly number[] | undefined)[]

/** Index of whole models in postings. */
export const WHOLE_MODEL = SEARCH_FIELDS.length
const MODEL = SEARCH_FIELDS.indexOf('model')

/** A term and where it occurs. */
export type IndexEntry = [term: string, postings: Postings]

/** The data about documents for matching and ranking. A document's id is its index in these lists. */
export type IndexedDocuments = {
  kinds: readonly SearchKind[]
  /** Number of terms of each document by field; 0 if it has no such text. */
  lengths: readonly (readonly number[])[]
  /** Average number of terms by field, of the documents that have such a text. */
  averages: readonly number[]
  /** Phrases that ask for certain documents. */
  answers: Answers
  /** Further answers where a query asks for a document by its phrase alone. */
  besides: readonly (readonly [id: number, besides: readonly number[]])[]
  /** Of each document that is a product the id of its specification; only in an index that is sent whole. */
  shelves?: readonly (number | undefined)[]
}

/** The data for matching and ranking. Entries are sorted by term. */
export type SearchIndex = { entries: IndexEntry[]; documents: IndexedDocuments }

/** End of a term that stands for all terms with a prefix. No term of a text contains it; in order it follows the prefix. */
const SUMMARY = '*'

/** Returns the term that stands for all longer terms with this prefix, in indexes where these are too many. */
export function summaryOf(prefix: string): string {
  return prefix + SUMMARY
}

/** Returns the prefix that a term stands for; undefined for a term of a text. */
export function summarised(term: string): string | undefined {
  return term.endsWith(SUMMARY) ? term.slice(0, -SUMMARY.length) : undefined
}

/** Returns the ids of the documents that contain a term in a field. */
export function idsIn(postings: Postings, field: number): readonly number[] {
  const ids = postings[field] ?? []
  const whole = field === MODEL ? postings[WHOLE_MODEL] : undefined
  return whole ? [...ids, ...whole] : ids
}

/** The weight of a field: visitors look for a model or a name, while a feature only mentions a word. */
export const FIELD_BOOST = { model: 12, name: 6, alias: 4, shelf: 3, summary: 2, detail: 1, device: 2 }

/** Options for MiniSearch: terms are made by terms.ts and query.ts, so MiniSearch must neither split nor change them. */
export const INDEX_OPTIONS = {
  fields: [...SEARCH_FIELDS],
  searchOptions: {
    tokenize: (term: string) => [term],
    processTerm: (term: string) => term,
    boost: FIELD_BOOST,
    weights: { prefix: 0.6, fuzzy: 0.4 },
    maxFuzzy: 2,
  },
} satisfies Options
