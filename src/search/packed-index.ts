import type { IndexEntry, SearchIndex } from './search-index.ts'
import { SEARCH_FIELDS } from './search-record.ts'

/**
 * Entries of an index in their compact format. As JSON they would be five times as large: a term omits the prefix that
 * it shares with the previous term, and its document ids are stored as gaps.
 */
export type PackedEntries = {
  /** Sorted, one line per term: the number of code units shared with the previous line (base 36), then the rest. */
  terms: string
  /** One line per term: for each field its digit, then its documents as gaps (`writeGap`). */
  postings: string
}

/** Data about all documents in their compact format. */
export type PackedDocuments = Pick<SearchIndex, 'averages'> & {
  /** One line per document: the number of terms of each field. */
  lengths: string
}

const FIRST_DIGIT = '0'.charCodeAt(0)
/**
 * Digits of a gap: the last one to base 60, those before it to base 20. None is a decimal digit, a line break or
 * escaped in JSON.
 */
const SIGNS = ":;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~ !#$%&'()*+,-"
const LAST_BASE = 60
const BASE = 20
const MAX_SHARED = 35

/** Packs entries, which must be sorted by term. */
export function packEntries(entries: readonly IndexEntry[]): PackedEntries {
  let previous = ''
  const terms: string[] = []
  const postings: string[] = []
  for (const [term, documents] of entries) {
    const shared = sharedStart(previous, term)
    terms.push(shared.toString(36) + term.slice(shared))
    postings.push(documents.map((ids, field) => (ids ? field + writeGaps(ids) : '')).join(''))
    previous = term
  }
  return { terms: terms.join('\n'), postings: postings.join('\n') }
}

/** Unpacks entries. */
export function unpackEntries({ terms, postings }: PackedEntries): IndexEntry[] {
  const lines = postings.split('\n')
  let term = ''
  return terms.split('\n').map((line, place) => {
    term = term.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1)
    return [term, readPostings(lines[place] ?? '')]
  })
}

/** Packs the data about all documents. */
export function packDocuments({ lengths, averages }: SearchIndex): PackedDocuments {
  return { lengths: lengths.map((length) => length.map((terms) => terms || '').join(',')).join('\n'), averages }
}

/** Unpacks the data about all documents. */
export function unpackDocuments({ lengths, averages }: PackedDocuments): Omit<SearchIndex, 'entries'> {
  return { lengths: lengths.split('\n').map((line) => line.split(',').map(Number)), averages }
}

function sharedStart(first: string, second: string): number {
  let shared = 0
  while (shared < MAX_SHARED && shared < first.length && first[shared] === second[shared]) shared += 1
  return shared
}

function writeGaps(ids: readonly number[]): string {
  return ids.map((id, place) => writeGap(id - (ids[place - 1] ?? -1) - 1)).join('')
}

/** @example writeGap(0) // ':' */
function writeGap(gap: number): string {
  let written = SIGNS[gap % LAST_BASE] ?? ''
  for (let rest = Math.floor(gap / LAST_BASE); rest > 0; rest = Math.floor(rest / BASE)) {
    written = (SIGNS[LAST_BASE + (rest % BASE)] ?? '') + written
  }
  return written
}

const VALUES = new Map([...SIGNS].map((sign, value) => [sign.charCodeAt(0), value]))

function readPostings(line: string): IndexEntry[1] {
  const fields = SEARCH_FIELDS.map((): number[] | undefined => undefined)
  let ids: number[] = []
  let id = -1
  let high = 0
  for (let place = 0; place < line.length; place += 1) {
    const code = line.charCodeAt(place)
    const value = VALUES.get(code)
    if (value === undefined) {
      ids = []
      fields[code - FIRST_DIGIT] = ids
      id = -1
    } else if (value >= LAST_BASE) high = high * BASE + value - LAST_BASE
    else {
      id += high * LAST_BASE + value + 1
      ids.push(id)
      high = 0
    }
  }
  return fields
}
