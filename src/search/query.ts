import type { QueryCombination } from 'minisearch'
import { normalise } from './normalise.ts'
import type { SearchField } from './search-record.ts'
import { stretchesOf } from './synonyms.ts'
import { bigramsOf, type Piece, piecesOf, writtenTogether } from './terms.ts'

/** What a document must have to answer a part of a query: a term, all or any of several things. */
export type Condition = { term: string } | { all: Condition[] } | { any: Condition[] }

/** A query as it is searched for. */
export type Query = {
  /** What is looked for, part by part; a document that has them all answers the query. */
  parts: Condition[]
  /** Every term of the parts with how it is to be looked up; undefined when nothing is looked for. */
  lookUp: QueryCombination | undefined
  /** Latin words that may be mistyped. */
  words: string[]
  /** The query as a model without hyphens: `acf520`; empty when it cannot be one. */
  model: string
}

/** A longer query says no more, and a pasted page must not hold up the browser. */
const MAX_QUERY_LENGTH = 100
const MAX_PARTS = 16
/** Of what is said in other words less is meant than of what is typed. */
const SYNONYM_BOOST = 0.7
/** One letter, or one Han character, begins a great many words: it is looked for where it counts. */
const FIELDS_OF_ONE: SearchField[] = ['model', 'name', 'shelf']
/** A word of six letters may have two wrong ones: letters are often swapped. */
const MAX_TYPOS_SHARE = 0.3
const MODEL = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{3,24}$/u

type Leaf = QueryCombination

/** Reads a query: in what parts it falls, in which other words they can be said, and how each term is looked up. */
export function parseQuery(query: string): Query {
  const normalised = normalise(query.slice(0, MAX_QUERY_LENGTH))
  const leaves: Leaf[] = []
  const words: string[] = []
  const said = partsOf(normalised, leaves, words)
  const parts = said.length > 0 ? said : piecesAsConditions(piecesOf(normalised, true), leaves, words)
  const written = normalised.replace(/[\s\p{Pd}\u2212/._]+/gu, '')
  const model = MODEL.test(written) ? written : ''
  if (model)
    leaves.push({ combineWith: 'OR', queries: [model], prefix: true, fields: ['model'] satisfies SearchField[] })
  return {
    parts,
    lookUp: parts.length > 0 ? { combineWith: 'OR', queries: leaves } : undefined,
    words,
    model,
  }
}

function partsOf(normalised: string, leaves: Leaf[], words: string[]): Condition[] {
  return stretchesOf(normalised)
    .flatMap(({ text, others }): Condition[] => {
      const own = piecesAsConditions(piecesOf(text), leaves, words)
      if (others.length === 0) return own
      return [{ any: [{ all: own }, ...others.map((other) => phraseAsCondition(other, leaves))] }]
    })
    .slice(0, MAX_PARTS)
}

/** Looks for whatever is written nearly like mistyped words: about as long, and beginning alike. */
export function withTypos(words: readonly string[]): QueryCombination {
  const isNear = (term: string, word: string) => term[0] === word[0] && Math.abs(term.length - word.length) <= 1
  return {
    combineWith: 'OR',
    queries: words.map((word) => ({
      combineWith: 'OR',
      queries: [word],
      fuzzy: MAX_TYPOS_SHARE,
      boostDocument: (_id: unknown, term: string) => (isNear(term, word) ? 1 : 0),
    })),
  }
}

/** Lists the terms of a query, and those around mistyped words: what of an index in parts has to be there. */
export function termsLookedUp({ lookUp, words }: Query): { term: string; isPrefix: boolean }[] {
  const leaves = lookUp?.queries ?? []
  const typed = leaves.flatMap((leaf) =>
    typeof leaf === 'object' && 'queries' in leaf
      ? leaf.queries.flatMap((term) => (typeof term === 'string' ? { term, isPrefix: leaf.prefix === true } : []))
      : [],
  )
  // A mistake is rarely in the first two letters.
  return [...typed, ...words.map((word) => ({ term: word.slice(0, 2), isPrefix: true }))]
}

/** Tells whether a document in which these terms of a query were found has what a part of it asks for. */
export function isMet(condition: Condition, found: ReadonlySet<string>): boolean {
  if ('term' in condition) return found.has(condition.term)
  if ('all' in condition) return condition.all.every((one) => isMet(one, found))
  return condition.any.some((one) => isMet(one, found))
}

function piecesAsConditions(pieces: readonly Piece[], leaves: Leaf[], words: string[]): Condition[] {
  const conditions: Condition[] = []
  for (let place = 0; place < pieces.length; place += 1) {
    const piece = pieces[place]
    const next = pieces[place + 1]
    if (!piece) break
    const together = writtenTogether(piece, next)
    if (together && next) {
      leaves.push(exactly(together))
      const apart = [pieceAsCondition(piece, leaves, words), pieceAsCondition(next, leaves, words)]
      conditions.push({ any: [{ term: together }, { all: apart }] })
      place += 1
    } else conditions.push(pieceAsCondition(piece, leaves, words))
  }
  return conditions
}

function pieceAsCondition(piece: Piece, leaves: Leaf[], words: string[]): Condition {
  if (piece.kind === 'han') return hanAsCondition(piece.text, leaves)
  const { text, parts } = piece
  if (parts.length === 1) return wordAsCondition(text, leaves, words)
  leaves.push(startingWith(text))
  return { any: [{ term: text }, { all: parts.map((part) => wordAsCondition(part, leaves, words)) }] }
}

function wordAsCondition(word: string, leaves: Leaf[], words: string[]): Condition {
  leaves.push(lookUpWord(word))
  if (/^\p{L}{4,}$/u.test(word)) words.push(word)
  return { term: word }
}

function lookUpWord(word: string): Leaf {
  if (word.length === 1) return { ...startingWith(word), fields: FIELDS_OF_ONE }
  // 8 is not 80, but 1080 is the start of 1080p.
  return /^[\d.]{1,2}$/.test(word) ? exactly(word) : startingWith(word)
}

/**
 * Every character must be found in a pair with one of its neighbours. Pairs across the border of two words need not be found,
 * but count when they are: what stands together is found first.
 */
function hanAsCondition(run: string, leaves: Leaf[]): Condition {
  const pairs = bigramsOf(run)
  const [only = ''] = pairs
  if ([...run].length === 1) {
    leaves.push({ ...startingWith(only), fields: FIELDS_OF_ONE })
    return { term: only }
  }
  leaves.push(...pairs.map(exactly))
  const last = pairs.length - 1
  const ends: Condition[] = [{ term: only }, { term: pairs[last] ?? only }]
  const inner = pairs
    .slice(1)
    .map((pair, place): Condition => ({ any: [{ term: pairs[place] ?? '' }, { term: pair }] }))
  return { all: [...ends, ...inner] }
}

function phraseAsCondition(phrase: string, leaves: Leaf[]): Condition {
  const own: Leaf[] = []
  const conditions = piecesOf(phrase).map((piece): Condition => {
    if (piece.kind === 'han') return hanAsCondition(piece.text, own)
    own.push(...piece.parts.map(exactly))
    return { all: piece.parts.map((part) => ({ term: part })) }
  })
  leaves.push(...own.map((leaf) => ({ ...leaf, boostTerm: () => SYNONYM_BOOST })))
  return { all: conditions }
}

function exactly(term: string): Leaf {
  return { combineWith: 'OR', queries: [term] }
}

function startingWith(term: string): Leaf {
  return { combineWith: 'OR', queries: [term], prefix: true }
}
