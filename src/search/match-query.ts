import type { Condition, LookUp, Query } from './query.ts'
import { FIELD_BOOST, idsIn, INDEX_OPTIONS, type Postings } from './search-index.ts'
import { SEARCH_FIELDS } from './search-record.ts'
import type { TermIndex } from './term-index.ts'

/** Which documents have which terms of a query. */
export type Matches = {
  /** For each term, a mark at the id of each document that has it. */
  marks: Map<string, Uint8Array>
  /** An estimate of each document's score: 0 if it has no term. */
  estimates: Float64Array
}

const { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT } = INDEX_OPTIONS.searchOptions.weights

/** Looks up the terms of a query in an index of `count` documents. */
export function matchTerms(lookUps: readonly LookUp[], terms: TermIndex, count: number): Matches {
  const matches: Matches = { marks: new Map(), estimates: new Float64Array(count) }
  for (const { term, isPrefix, fields } of lookUps) {
    const exact = terms.get(term)
    if (exact) addMatches(matches, term, exact, 1, fields)
    if (!isPrefix) continue
    for (const [, postings] of terms.startingWith(term)) addMatches(matches, term, postings, PREFIX_WEIGHT, fields)
  }
  return matches
}

/** Adds the documents that have a term similar to one of the words. */
export function matchTypos(
  matches: Matches,
  words: readonly string[],
  terms: TermIndex,
  typosIn: (word: string) => number,
): void {
  for (const word of words)
    for (const [postings] of terms.near(word, typosIn(word)).values()) addMatches(matches, word, postings, FUZZY_WEIGHT)
}

function addMatches(
  { marks, estimates }: Matches,
  term: string,
  postings: Postings,
  weight: number,
  fields: readonly string[] = SEARCH_FIELDS,
): void {
  const marked = marks.get(term) ?? new Uint8Array(estimates.length)
  marks.set(term, marked)
  for (const [place, field] of SEARCH_FIELDS.entries()) {
    if (!fields.includes(field)) continue
    const ids = idsIn(postings, place)
    const worth = weight * FIELD_BOOST[field] * Math.log(1 + (estimates.length - ids.length + 0.5) / (ids.length + 0.5))
    for (const id of ids) {
      marked[id] = 1
      estimates[id] = (estimates[id] ?? 0) + worth
    }
  }
}

/** Returns the share of a query that each document meets, from 0 to 1. */
export function sharesOf({ parts, model }: Query, { marks, estimates }: Matches): Float64Array {
  const shares = new Float64Array(estimates.length)
  const met = parts.map((part) => whichMeet(part, marks, estimates.length))
  const models = marks.get(model)
  for (let id = 0; id < shares.length; id += 1) {
    if (estimates[id] === 0) continue
    let count = 0
    for (const one of met) count += one[id] ?? 0
    shares[id] = models?.[id] ? 1 : count / parts.length
  }
  return shares
}

/** Marks the documents that meet a condition. */
function whichMeet(condition: Condition, marks: Matches['marks'], count: number): Uint8Array {
  if ('term' in condition) return marks.get(condition.term) ?? new Uint8Array(count)
  if ('all' in condition) {
    const met = new Uint8Array(count).fill(1)
    for (const one of condition.all) {
      const marked = whichMeet(one, marks, count)
      for (let id = 0; id < count; id += 1) if (marked[id] === 0) met[id] = 0
    }
    return met
  }
  const met = new Uint8Array(count)
  for (const one of condition.any) {
    const marked = whichMeet(one, marks, count)
    for (let id = 0; id < count; id += 1) if (marked[id] === 1) met[id] = 1
  }
  return met
}
