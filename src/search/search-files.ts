import type { PackedDocuments, PackedEntries } from './packed-index.ts'
import type { SearchRecord } from './search-record.ts'

/** What the browser loads first: an index as a whole, or what is needed to know which parts of it to load. */
export type SearchFile = {
  documents: PackedDocuments
  /** The entries of all terms; in parts, the first term of each. */
  entries: PackedEntries | string[]
  /** Records of all documents; in parts, the kind and key of each, and how many records a part has. */
  records: SearchRecord[] | { names: string; perPart: number }
}

/** Where the search of a language is, for a build. @example searchPath('zh', 'a1b2') // '/assets/search/zh.a1b2.json' */
export function searchPath(locale: string, buildId: string): string {
  return `/assets/search/${locale}.${buildId}.json`
}

/** Where a part of an index is. @example partPath('/assets/search/zh.a1b2.json', 'entries', 3) // '/assets/search/zh.a1b2.entries-3.json' */
export function partPath(path: string, kind: 'entries' | 'records', part: number): string {
  return path.replace(/json$/, `${kind}-${part}.json`)
}
