import type { QueryCombination } from 'minisearch'
import { answersReader } from './answers.ts'
import { CandidateRanking } from './candidate-ranking.ts'
import { type Matches, matchTerms, matchTypos, type Shares, sharesOf } from './match-query.ts'
import { parseQuery, type Query, readingsOf, termsLookedUp, typosIn, withTypos } from './query.ts'
import { idsIn, type IndexedDocuments, summarised, WHOLE_MODEL } from './search-index.ts'
import { SEARCH_FIELDS, type SearchKind } from './search-record.ts'
import type { TermIndex } from './term-index.ts'

export type Hit = {
  /** Its index in the list of documents. */
  id: number
  kind: SearchKind
}

export type Found<AnyHit extends Hit = Hit> = {
  /** The best first. */
  hits: AnyHit[]
  /** Ids of the hits that a phrase of the query asks for. */
  answers: ReadonlySet<number>
  /** No document matches the whole query as it is written: these match part of it, or a similar word. */
  isPartial: boolean
  /** Matched terms of the index, to be marked. */
  terms: ReadonlySet<string>
}

export type SearchEngine<AnyHit extends Hit = Hit> = {
  /**
   * Returns the documents that match all words of a query; if there are none, those that match most of them. Any text
   * is valid. With `only`, other kinds are excluded.
   */
  search: (query: string, only?: SearchKind) => Found<AnyHit>
}

/** Minimum share of the query that a partial match must contain. */
const NEAR = 0.5
/** Minimum share, counting names fully, of a document that is about the query. */
const ABOUT = 0.7
/** So many documents about the query are an answer. */
const ENOUGH = 5
/** Shares that differ by less are equal: then the score decides. */
const STEPS = 5
/** How much less of a question its answer must be about to come before other documents. */
const ANSWER_STEPS = 1
export const NOTHING: Found = { hits: [], answers: new Set(), isPartial: false, terms: new Set() }
/** Scores that differ by less are equal: floating-point sums depend on the order of addition. */
const SCORE_DIGITS = 6
/** Of more documents the best are ranked exactly, as far as an estimate can tell; nobody reads the others. */
const MAX_RANKED = 500

/** A query, and the documents that have its terms. */
export type PreparedQuery = {
  query: Query
  matches: Matches
  only: SearchKind | undefined
  whole: Matching
  /** If no document matches the whole query, its words that no document has: they may be misspelled. */
  unknown: string[]
}

/** A search over an index that may still be incomplete between the two steps. */
export type SearchSteps = {
  /** Parses a query. */
  parse: (text: string) => Query
  /** Looks up the terms of a query. */
  ask: (query: Query, only?: SearchKind) => PreparedQuery
  /** Looks up the misspelled words, and ranks. */
  answer: (asked: PreparedQuery) => Found
}

/** Creates a search over an index: the same in the browser, in the build and in the API. */
export function openSearchEngine(terms: TermIndex, documents: IndexedDocuments): SearchEngine & SearchSteps {
  const { kinds } = documents
  const readAnswers = answersReader(documents.answers)
  const parse: SearchSteps['parse'] = (text) => parseQuery(text, readAnswers)
  const ranking = new CandidateRanking(terms, documents)
  const ask: SearchSteps['ask'] = (query, only) => {
    const matches = matchTerms(termsLookedUp(query), terms, kinds.length)
    const asked = { query, matches, only }
    const whole = matching(sharesOf(query, matches), kinds, only, 1)
    const isKnown = (word: string) => matches.marks.get(word)?.some((mark) => mark > 0) ?? false
    return { ...asked, whole, unknown: whole.ids.length > 0 ? [] : query.words.filter((word) => !isKnown(word)) }
  }
  const answer: SearchSteps['answer'] = (asked) => {
    const { query, matches, only, unknown } = asked
    const isShown = (id: number) => only === undefined || kinds[id] === only
    const answers = query.answers.filter(isShown)
    if (!query.lookUp && answers.length === 0) return NOTHING
    matchTypos(matches, unknown, terms, typosIn)
    const whole = unknown.length > 0 ? matching(sharesOf(query, matches), kinds, only, 1) : asked.whole
    const isPartial = whole.ids.length === 0
    // Where few documents are about all of it, one that is about a part may be what is meant.
    const isEnough = query.isAnswered || (!isPartial && whole.about >= ENOUGH)
    const found = isEnough ? whole : matching(whole.shares, kinds, only, NEAR)
    const score = scoring(ranking, query, unknown)
    const stepsAbove = (id: number) => (kinds[id] !== 'faq' ? 0 : query.isQuestion ? ANSWER_STEPS : 0)
    const { ids, terms: matched } = inOrder(found, matches.estimates, tiersIn(terms, query), score, stepsAbove)
    // A typed model comes first, and the others like it follow it.
    const models = modelsIn(terms, query)
    const isAlone = query.isAnswered || isPartial
    const further = isAlone ? documents.besides.flatMap(([id, besides]) => (answers.includes(id) ? besides : [])) : []
    const typed = models.size <= MOST_MODELS ? ids.filter((id) => models.has(id)) : []
    const shelves = typed.slice(0, 1).flatMap((id) => shelvesAbove(id, documents))
    const all = [...answers, ...further.filter(isShown)]
    const hits = [...new Set([...typed, ...all, ...shelves.filter(isShown), ...ids])].flatMap((id) => {
      const kind = kinds[id]
      return kind ? [{ id, kind }] : []
    })
    const isNear = isPartial || unknown.length > 0
    return {
      hits,
      answers: new Set(all),
      isPartial: isNear && answers.length === 0 && hits.length > 0,
      terms: matched,
    }
  }
  return {
    parse,
    ask,
    answer,
    search: (text, only) => {
      for (const reading of readingsOf(text)) {
        const found = answer(ask(parse(reading), only))
        if (found.hits.length > 0) return reading === text ? found : { ...found, isPartial: true }
      }
      return NOTHING
    },
  }
}

type Matching = {
  ids: number[]
  shares: Shares
  /** Number of documents about the query, of any kind: a tab lists what all tabs together count. */
  about: number
}

/** Lists the documents of a kind, or of all, that meet at least this share of a query. */
function matching(
  shares: Shares,
  kinds: IndexedDocuments['kinds'],
  only: SearchKind | undefined,
  least: number,
): Matching {
  const ids: number[] = []
  let about = 0
  for (let id = 0; id < kinds.length; id += 1) {
    if ((shares.met[id] ?? 0) < least) continue
    if ((shares.named[id] ?? 0) >= ABOUT) about += 1
    if (only === undefined || kinds[id] === only) ids.push(id)
  }
  return { ids, shares, about }
}

type Scored = { scores: Map<number, number>; terms: Set<string> }

/** Returns the function that scores candidates, marked by their ids. */
function scoring(ranking: CandidateRanking, { lookUp }: Query, unknown: readonly string[]) {
  return (isCandidate: Uint8Array): Scored => {
    const scored: Scored = { scores: new Map(), terms: new Set() }
    const add = (query: QueryCombination) => {
      for (const { id, score, terms } of ranking.rank(query, isCandidate)) {
        scored.scores.set(id, score + (scored.scores.get(id) ?? 0))
        for (const term of terms) scored.terms.add(summarised(term) ?? term)
      }
    }
    if (lookUp) add(lookUp)
    if (unknown.length > 0) add(withTypos(unknown))
    return scored
  }
}

/** Sorts documents, the best first: by tier, how much of the query they are about, and score. */
function inOrder(
  { ids, shares }: Matching,
  estimates: Float64Array,
  tiers: ReadonlyMap<number, number>,
  score: (isCandidate: Uint8Array) => Scored,
  stepsAbove: (id: number) => number,
): { ids: number[]; terms: Set<string> } {
  const rankOf = (id: number) =>
    (tiers.get(id) ?? 0) * STEPS * 2 + Math.floor((shares.named[id] ?? 0) * STEPS) + stepsAbove(id)
  const estimated = inRanks(ids, rankOf, (a, b) => (estimates[b] ?? 0) - (estimates[a] ?? 0) || a - b)
  const candidates = estimated.slice(0, MAX_RANKED)
  const isCandidate = new Uint8Array(estimates.length)
  for (const id of candidates) isCandidate[id] = 1
  const { scores, terms } = score(isCandidate)
  const rounded = new Map([...scores].map(([id, value]) => [id, Number(value.toFixed(SCORE_DIGITS))]))
  const ranked = inRanks(candidates, rankOf, (a, b) => (rounded.get(b) ?? 0) - (rounded.get(a) ?? 0) || a - b)
  return { ids: [...ranked, ...estimated.slice(MAX_RANKED)], terms }
}

/** Sorts by rank, the highest first, and within a rank as far as it is read. */
function inRanks(ids: readonly number[], rankOf: (id: number) => number, compare: (a: number, b: number) => number) {
  const ranks: number[][] = []
  for (const id of ids) (ranks[rankOf(id)] ??= []).push(id)
  const sorted: number[] = []
  for (const rank of ranks.toReversed())
    for (const id of sorted.length < MAX_RANKED ? (rank?.toSorted(compare) ?? []) : (rank ?? [])) sorted.push(id)
  return sorted
}

const MODEL = SEARCH_FIELDS.indexOf('model')
/** A word of more models is none: "5" or "p". */
const MOST_MODELS = 3

/** Returns the products whose model, or an end of it, a word of the query is or begins. */
function modelsIn(terms: TermIndex, { models }: Query): Set<number> {
  const postings = models.flatMap((word) => [
    ...terms.startingWith(word).map(([, longer]) => longer),
    terms.get(word) ?? [],
  ])
  return new Set(postings.flatMap((each) => idsIn(each, MODEL)))
}

/** Returns the specification and the category of a product. */
function shelvesAbove(id: number, { kinds, shelves }: IndexedDocuments): number[] {
  const specification = shelves?.[id]
  if (specification === undefined) return []
  // Each category stands before its own specifications.
  return [specification, kinds.lastIndexOf('category', specification)]
}

/** Returns the tiers of products whose model is typed: the exact model ranks first, then models that start with it. */
function tiersIn(terms: TermIndex, { model }: Query): Map<number, number> {
  const tiers = new Map<number, number>()
  if (model === '') return tiers
  for (const [, postings] of terms.startingWith(model)) for (const id of postings[WHOLE_MODEL] ?? []) tiers.set(id, 1)
  for (const id of terms.get(model)?.[WHOLE_MODEL] ?? []) tiers.set(id, 2)
  return tiers
}
