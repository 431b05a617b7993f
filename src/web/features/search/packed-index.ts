import type { Answers } from './answers.ts'
import { type IndexedDocuments, type IndexEntry, type Postings, WHOLE_MODEL } from './search-index.ts'
import { SEARCH_FIELDS, type SearchKind } from './search-record.ts'
import type { TermList } from './term-index.ts'

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
export type PackedDocuments = Pick<IndexedDocuments, 'averages' | 'besides'> & {
  /** Documents, the phrases that ask for them (one a line), and whether these are asides (1). */
  answers: [ids: readonly number[], phrases: string, isAside: 0 | 1][]
  /** The kinds in the order of the documents, each with the number of documents that follow each other. */
  kinds: [SearchKind, number][]
  /** One line per field: its number of terms in each document. */
  lengths: string
  /** The ids of the products' specifications, by document; only in an index that is sent whole. */
  shelves?: string
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
  const terms = entries.map(([term]) => term)
  const postings = entries.map(([, fields]) => fields.map((ids, field) => (ids ? field + writeGaps(ids) : '')).join(''))
  return { terms: packTerms(terms), postings: postings.join('\n') }
}

/** Unpacks entries. Where a term occurs is read when it is asked for: a search needs few of them. */
export function unpackEntries({ terms, postings }: PackedEntries): TermList {
  const lines = postings.split('\n')
  const read: (Postings | undefined)[] = []
  return { terms: unpackTerms(terms), postingsAt: (place) => (read[place] ??= readPostings(lines[place] ?? '')) }
}

/** Packs sorted terms. */
export function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, place) => {
      const shared = sharedStart(terms[place - 1] ?? '', term)
      return shared.toString(36) + term.slice(shared)
    })
    .join('\n')
}

/** Unpacks sorted terms. */
export function unpackTerms(packed: string): string[] {
  let term = ''
  return packed.split('\n').map((line) => (term = term.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1)))
}

/** Packs the data about all documents. */
export function packDocuments({
  kinds,
  lengths,
  averages,
  answers,
  besides,
  shelves,
}: IndexedDocuments): PackedDocuments {
  const runs: PackedDocuments['kinds'] = []
  for (const kind of kinds) {
    const last = runs.at(-1)
    if (last?.[0] === kind) last[1] += 1
    else runs.push([kind, 1])
  }
  return {
    kinds: runs,
    lengths: SEARCH_FIELDS.map((_field, place) => lengths.map((length) => length[place] || '').join(',')).join('\n'),
    averages,
    answers: packAnswers(answers),
    besides,
    ...(shelves && { shelves: shelves.join(',') }),
  }
}

function packAnswers(answers: Answers): PackedDocuments['answers'] {
  const lines = new Map<string, PackedDocuments['answers'][number]>()
  for (const [phrase, ids, isAside] of answers) {
    const key = JSON.stringify([ids, isAside])
    const before = lines.get(key)?.[1]
    lines.set(key, [ids, before === undefined ? phrase : `${before}\n${phrase}`, isAside ? 1 : 0])
  }
  return [...lines.values()]
}

/** Unpacks the data about all documents. */
export function unpackDocuments({
  kinds,
  lengths,
  averages,
  answers,
  besides,
  shelves,
}: PackedDocuments): IndexedDocuments {
  const columns = lengths.split('\n').map((line) => line.split(',').map(Number))
  const ofAll = kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
  return {
    kinds: ofAll,
    lengths: ofAll.map((_kind, id) => columns.map((column) => column[id] ?? 0)),
    averages,
    answers: answers.flatMap(([ids, phrases, isAside]) =>
      phrases.split('\n').map((phrase) => [phrase, ids, isAside === 1] as const),
    ),
    besides,
    ...(shelves !== undefined && { shelves: shelves.split(',').map((id) => (id === '' ? undefined : Number(id))) }),
  }
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

/** Value of each sign by its code; -1 for a digit, which begins a field. */
const VALUES = Int8Array.from({ length: 128 }, (_, code) => SIGNS.indexOf(String.fromCharCode(code)))

function readPostings(line: string): Postings {
  const fields: (number[] | undefined)[] = Array.from({ length: WHOLE_MODEL + 1 }, () => undefined)
  let ids: number[] = []
  let id = -1
  let high = 0
  for (let place = 0; place < line.length; place += 1) {
    const code = line.charCodeAt(place)
    const value = VALUES[code] ?? -1
    if (value < 0) {
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
