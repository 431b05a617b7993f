import type { PackedDocuments, PackedEntries } from './packed-index.ts'
import type { PackedRecord } from './packed-record.ts'

/** Version of these types and of what they mean. Count up when code from before would misread a file. */
export const SEARCH_FORMAT = 5

/**
 * The file that the browser loads first. Its address never changes: it holds the whole index and all records, or names
 * the parts, whose names change with their content.
 */
export type SearchFile = { format: number; documents: PackedDocuments } & (
  | { entries: PackedEntries; records: PackedRecord[] }
  | { parts: Directory }
)

/** The parts of an index. */
export type Directory = {
  /** Parts of the entries (`PackedEntries`): the first term of each, packed, and its name. */
  terms: string
  entries: string[]
  /** Prefixes that have a summary, packed. */
  summaries: string
  /** Terms of synonyms that no document has, packed: no part is loaded for them. */
  absent: string
  /** Parts of the records (`PackedRecord[]`) in the order of the documents. */
  records: NumberedParts
  /** Parts of the keys of records (`string[]`) in the order of the documents. */
  keys: NumberedParts
}

/** The number of documents in each part, and its name. */
export type NumberedParts = { counts: number[]; names: string[] }

/** Folder of the parts. */
export const SEARCH_PARTS = '/assets/search/'

/** Returns the address of a language's first file. @example searchPath('zh') // '/search/zh.json' */
export function searchPath(locale: string): string {
  return `/search/${locale}.json`
}

/** Returns the address of a part by its name. @example partPath('zh', 'a1b2') // '/assets/search/zh.a1b2.json' */
export function partPath(locale: string, name: string): string {
  return `${SEARCH_PARTS}${locale}.${name}.json`
}
