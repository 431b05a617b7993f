import type { PackedDocuments, PackedEntries } from './packed-index.ts'
import type { SearchRecord } from './search-record.ts'

/** The file that the browser loads first: a whole index, or the data that tells which parts to load. */
export type SearchFile = {
  documents: PackedDocuments
  /** The entries of all terms; for an index in parts, the first term of each part. */
  entries: PackedEntries | string[]
  /** Records of all documents; for an index in parts, the kind and key of each, and the number of records per part. */
  records: SearchRecord[] | { names: string; perPart: number }
}

/** Returns the path of a language's search of a build. @example searchPath('zh', 'a1b2') // '/assets/search/zh.a1b2.json' */
export function searchPath(locale: string, buildId: string): string {
  return `/assets/search/${locale}.${buildId}.json`
}

/**
 * Returns the path of a part of an index.
 * @example partPath('/assets/search/zh.a1b2.json', 'entries', 3) // '/assets/search/zh.a1b2.entries-3.json'
 */
export function partPath(path: string, kind: 'entries' | 'records', part: number): string {
  return path.replace(/json$/, `${kind}-${part}.json`)
}
