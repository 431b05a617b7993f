import { chunk } from '../chunk.ts'
import { buildIndex } from './build-index.ts'
import type { SearchDocument } from './documents.ts'
import { packDocuments, packEntries } from './packed-index.ts'
import { partPath, type SearchFile } from './search-files.ts'
import type { IndexEntry } from './search-index.ts'

/** Beyond this, a browser should not load the whole index; it then loads a few parts per search. */
const MAX_WHOLE_PRODUCTS = 2000
/** Characters of terms and postings: about 300 KB when compressed. */
const MAX_WHOLE_SIZE = 600_000
/** About 8 KB when compressed: two words need little data, and one word needs one request. */
const PART_SIZE = 24_000
const RECORDS_PER_PART = 100

/**
 * Returns the files of a language's search, by their paths; `path` is that of the first. Runs in Node only.
 * @param maxProducts number of products beyond which the index is split into parts
 */
export function packSearch(
  documents: readonly SearchDocument[],
  path: string,
  maxProducts = MAX_WHOLE_PRODUCTS,
): Map<string, string> {
  const index = buildIndex(documents)
  const entries = packEntries(index.entries)
  const products = documents.filter(({ record }) => record.kind === 'product').length
  const records = documents.map(({ record }) => record)
  const shared = { documents: packDocuments(index) }
  if (products <= maxProducts && entries.terms.length + entries.postings.length <= MAX_WHOLE_SIZE) {
    return new Map([[path, JSON.stringify({ ...shared, entries, records } satisfies SearchFile)]])
  }
  const parts = cutEntries(index.entries)
  const files = parts.map(
    (part, place) => [partPath(path, 'entries', place), JSON.stringify(packEntries(part))] as const,
  )
  const recordFiles = chunk(records, RECORDS_PER_PART).map(
    (part, place) => [partPath(path, 'records', place), JSON.stringify(part)] as const,
  )
  const first: SearchFile = {
    ...shared,
    entries: parts.map(([[term] = ['']]) => term),
    records: { names: records.map(({ kind, key }) => `${kind} ${key}`).join('\n'), perPart: RECORDS_PER_PART },
  }
  return new Map([[path, JSON.stringify(first)], ...files, ...recordFiles])
}

/** Splits sorted entries into parts of about the same size; an entry is never split. */
function cutEntries(entries: readonly IndexEntry[]): IndexEntry[][] {
  const parts: IndexEntry[][] = []
  let size = PART_SIZE
  for (const entry of entries) {
    if (size >= PART_SIZE) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(entry)
    const [term, documents] = entry
    size += term.length + documents.reduce((sum, ids) => sum + (ids?.length ?? 0), 0)
  }
  return parts
}
