import { type Condition, type LookUp, type Query, swapsOf } from './query.ts'
import { FIELD_BOOST, idsIn, INDEX_OPTIONS, type Postings } from './search-index.ts'
import { SEARCH_FIELDS, type SearchField } from './search-record.ts'
import type { TermIndex } from './term-index.ts'

/** Which documents have which terms of a query. */
export type Matches = {
  /** For each term, a mark at the id of each document that has it: the index in WORTH of its best place. */
  marks: Map<string, Uint8Array>
  /** An estimate of each document's score: 0 if it has no term. */
  estimates: Float64Array
}

/** Fields that say what a document is; the others mention things. */
const NAMES: ReadonlySet<string> = new Set<SearchField>(['model', 'name', 'alias', 'shelf'])
/** The weight of a word by its mark: if absent, only mentioned, naming the whole of a part, naming the document. */
const WORTH: Worth = [0, 0.3, 0.6, 1]

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
  for (const word of words) {
    for (const [postings] of terms.near(word, typosIn(word)).values()) addMatches(matches, word, postings, FUZZY_WEIGHT)
    for (const swap of swapsOf(word)) {
      const postings = terms.get(swap)
      if (postings) addMatches(matches, word, postings, FUZZY_WEIGHT)
    }
  }
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
    const mark = NAMES.has(field) ? 3 : field === 'device' ? 2 : 1
    for (const id of ids) {
      marked[id] = Math.max(marked[id] ?? 0, mark)
      estimates[id] = (estimates[id] ?? 0) + worth
    }
  }
}

/** How much of a query each document meets, from 0 to 1. */
export type Shares = {
  /** Of the words. */
  met: Float64Array
  /** The same, where words count fully that the document is named or classified by, and others less. */
  named: Float64Array
}

/** Returns how much of a query each document meets. */
export function sharesOf({ parts, model }: Query, { marks, estimates }: Matches): Shares {
  const count = estimates.length
  const whole: Condition = { most: parts }
  const [metBy, namedBy] = [compile(whole, marks, [0, 1, 1, 1]), compile(whole, marks, WORTH)]
  const models = marks.get(model)
  const shares = { met: new Float64Array(count), named: new Float64Array(count) }
  for (let id = 0; id < count; id += 1) {
    if (estimates[id] === 0) continue
    const isModel = models !== undefined && models[id] !== 0
    shares.met[id] = isModel ? 1 : Math.min(1, metBy(id) + ROUNDING)
    shares.named[id] = isModel ? 1 : Math.min(1, namedBy(id) + ROUNDING)
  }
  return shares
}

/** The weight of each mark. */
type Worth = readonly [none: number, mentioned: number, ofDevice: number, named: number]

/** Sums of thirds do not reach 1. */
const ROUNDING = 1e-9

/** Returns the function that says how much of a condition a document meets. */
function compile(condition: Condition, marks: Matches['marks'], worth: Worth): (id: number) => number {
  if ('term' in condition) {
    const marked = marks.get(condition.term)
    return marked ? (id) => worth[marked[id] ?? 0] ?? 0 : () => 0
  }
  const inner = 'most' in condition ? condition.most : 'all' in condition ? condition.all : condition.any
  const each = inner.map((one) => compile(one, marks, worth))
  const [only] = each
  if (only && each.length === 1) return only
  // Loops: a keystroke asks this of every document.
  if ('any' in condition)
    return (id) => {
      let most = 0
      for (const one of each) most = Math.max(most, one(id))
      return most
    }
  const isStrict = 'all' in condition
  return (id) => {
    let sum = 0
    for (const one of each) {
      const value = one(id)
      if (isStrict && value === 0) return 0
      sum += value
    }
    return sum / each.length
  }
}
