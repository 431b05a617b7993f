import { asPhrase } from './answers.ts'
import { buildIndex } from './build-index.ts'
import type { SearchDocument } from './documents.ts'
import { FIELDS_OF_ONE } from './query.ts'
import { idsIn, type IndexEntry, type SearchIndex, summaryOf, WHOLE_MODEL } from './search-index.ts'
import { SEARCH_FIELDS } from './search-record.ts'

/** Terms and occurrences that a browser loads at once: with all records they are 60 KB when compressed. */
const MAX_WHOLE_WEIGHT = 75_000
/** A prefix of more terms, or of terms that weigh more, is looked up in one summary of them. */
const MAX_TERMS = 64
const MAX_TERMS_WEIGHT = 12_000
/** Fewer terms are always looked up themselves: each would otherwise be repeated for all its prefixes. */
const MIN_TERMS = 8

/** An index as it is sent, whole or in parts, and the documents in the order of their ids. */
export type PreparedIndex = { index: SearchIndex; documents: readonly SearchDocument[]; isWhole: boolean }

/**
 * Builds the index of documents in Node. A large one is prepared to be searched in parts: many terms with the same
 * prefix have a summary, lengths of texts are rounded, and products are numbered by their release: a new one moves no
 * other. The API prepares the same, and so finds the same.
 * @param maxWeight weight beyond which an index is large
 */
export function prepareIndex(documents: readonly SearchDocument[], maxWeight = MAX_WHOLE_WEIGHT): PreparedIndex {
  const index = buildIndex(documents)
  const weight = index.entries.reduce((sum, entry) => sum + weightOf(entry), 0)
  if (weight <= maxWeight) {
    const { entries, documents: indexed } = withAnswers(index, documents)
    return { index: { entries, documents: { ...indexed, shelves: shelvesOf(documents) } }, documents, isWhole: true }
  }
  const order = documents.map((_document, id) => id).sort((a, b) => compareRelease(documents[a], documents[b]) || a - b)
  const { entries, documents: indexed } = renumbered(index, order)
  const ordered = order.flatMap((id) => documents[id] ?? [])
  const large = {
    entries: [...entries, ...summaries(entries)].sort(([a], [b]) => (a < b ? -1 : 1)),
    documents: { ...indexed, lengths: indexed.lengths.map((length) => length.map(rounded)) },
  }
  return { index: withAnswers(large, ordered), documents: ordered, isWhole: false }
}

/** Returns an index with the phrases that ask for its documents, which are numbered by their order. */
function withAnswers({ entries, documents }: SearchIndex, ordered: readonly SearchDocument[]): SearchIndex {
  const answers = new Map<string, { ids: number[]; isAside: boolean }>()
  for (const [id, { phrases = [], isAside = false }] of ordered.entries())
    for (const phrase of new Set(phrases.map(asPhrase))) {
      const before = answers.get(phrase)
      answers.set(phrase, { ids: [...(before?.ids ?? []), id], isAside: isAside && (before?.isAside ?? true) })
    }
  const listed = [...answers].map(([phrase, { ids, isAside }]) => [phrase, ids, isAside] as const)
  const placeOf = placesOf(ordered)
  const besides = ordered.flatMap(({ beside = [] }, id) =>
    beside.length > 0 ? [[id, beside.flatMap((name) => placeOf(name) ?? [])] as const] : [],
  )
  return { entries, documents: { ...documents, answers: listed, besides } }
}

function shelvesOf(documents: readonly SearchDocument[]): (number | undefined)[] {
  const placeOf = placesOf(documents)
  return documents.map(({ shelf }) => (shelf === undefined ? undefined : placeOf(`specification:${shelf}`)))
}

/** Returns the function that finds the id of a document by its kind and key. */
function placesOf(documents: readonly SearchDocument[]): (name: string) => number | undefined {
  const places = new Map(documents.map(({ record: { kind, key } }, id) => [`${kind}:${key}`, id]))
  return (name) => places.get(name)
}

/** Puts the newest last, and everything else than products first. */
function compareRelease(a: SearchDocument | undefined, b: SearchDocument | undefined): number {
  const [first, second] = [a?.releasedOn ?? '', b?.releasedOn ?? '']
  if (first === second) return 0
  return first < second ? -1 : 1
}

/** Returns an index with other ids: `order` lists the present ones in the order of the new ones. */
function renumbered({ entries, documents: { kinds, lengths, averages } }: SearchIndex, order: number[]): SearchIndex {
  const numbers = new Map(order.map((id, number) => [id, number]))
  const renumber = (ids: readonly number[] | undefined) => ids?.map((id) => numbers.get(id) ?? id).sort((a, b) => a - b)
  return {
    entries: entries.map(([term, postings]) => [term, postings.map(renumber)]),
    documents: {
      kinds: order.flatMap((id) => kinds[id] ?? []),
      lengths: order.flatMap((id) => (lengths[id] ? [lengths[id]] : [])),
      averages,
      answers: [],
      besides: [],
    },
  }
}

/** Returns about how many bytes an entry has before compression. */
function weightOf([term, postings]: IndexEntry): number {
  return term.length + postings.reduce((sum, ids) => sum + (ids?.length ?? 0), 0)
}

/** Returns a longer text's length as a power of two: they are sent for all documents, so they should be alike. */
function rounded(length: number): number {
  return length < 8 ? length : 2 ** Math.round(Math.log2(length))
}

/** Lists an entry for each prefix of too many terms: the documents that contain any longer term with this prefix. */
function summaries(entries: readonly IndexEntry[]): IndexEntry[] {
  const found: IndexEntry[] = []
  const visit = (group: readonly IndexEntry[], length: number) => {
    for (const longer of groupsByStart(group, length)) {
      const prefix = [...(longer[0]?.[0] ?? '')].slice(0, length).join('')
      const others = longer.filter(([term]) => term !== prefix)
      if (!isTooMany(others)) continue
      found.push([summaryOf(prefix), unionOf(others, length === 1)])
      visit(others, length + 1)
    }
  }
  visit(entries, 1)
  return found
}

function isTooMany(entries: readonly IndexEntry[]): boolean {
  if (entries.length < MIN_TERMS) return false
  return entries.length > MAX_TERMS || entries.reduce((sum, entry) => sum + weightOf(entry), 0) > MAX_TERMS_WEIGHT
}

/** Groups sorted entries by their first characters. */
function groupsByStart(entries: readonly IndexEntry[], length: number): IndexEntry[][] {
  const groups = new Map<string, IndexEntry[]>()
  for (const entry of entries) {
    const start = [...entry[0]].slice(0, length).join('')
    const group = groups.get(start)
    if (group) group.push(entry)
    else groups.set(start, [entry])
  }
  return [...groups.values()]
}

/** Returns where any of the entries occurs; for a single character, in the fields that it is looked up in. */
function unionOf(entries: readonly IndexEntry[], isOfOne: boolean): IndexEntry[1] {
  const whole = union(entries.map(([, postings]) => postings[WHOLE_MODEL]))
  const isWhole = new Set(whole)
  const fields = SEARCH_FIELDS.map((field, place) => {
    if (isOfOne && !FIELDS_OF_ONE.includes(field)) return undefined
    const ids = union(entries.map(([, postings]) => idsIn(postings, place)))
    return ids?.filter((id) => field !== 'model' || !isWhole.has(id))
  })
  return [...fields, whole]
}

function union(lists: readonly (readonly number[] | undefined)[]): number[] | undefined {
  const ids = new Set(lists.flatMap((list) => list ?? []))
  return ids.size > 0 ? [...ids].sort((a, b) => a - b) : undefined
}
