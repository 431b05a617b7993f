import type { QueryCombination } from 'minisearch'
import { normalise } from '../../../base/i18n/normalise.ts'
import type { Asking } from './answers.ts'
import questions from './questions.json'
import type { SearchField } from './search-record.ts'
import { stretchesOf } from './synonyms.ts'
import { bigramsOf, type Piece, piecesOf, writtenTogether } from './terms.ts'

/**
 * The condition that a document must meet for a part of a query: a term, or all or any of several conditions. A
 * document can meet a part of `most`.
 */
export type Condition = { term: string } | { all: Condition[] } | { any: Condition[] } | { most: Condition[] }

/** A parsed query. */
export type Query = {
  /** Conditions of the query; a document that meets all of them is a full match. */
  parts: Condition[]
  /** All terms of the parts and how each is looked up; undefined for an empty query. */
  lookUp: QueryCombination | undefined
  /** Latin words that may be misspelled. */
  words: string[]
  /** Whether it is put as a question, or tells of a fault. */
  isQuestion: boolean
  /** Ids of the documents that phrases of the query ask for, the best first. */
  answers: readonly number[]
  /** The query asks for documents by a phrase, and for nothing else: a merely similar phrase is ignored. */
  isAnswered: boolean
  /** The query as a model without hyphens: `acf520`; empty if it cannot be a model. */
  model: string
  /** Words of the query that may be models: letters and digits, without hyphens. */
  models: string[]
}

/** A longer query adds no meaning, and a pasted page must not block the browser. */
const MAX_QUERY_LENGTH = 100
const MAX_PARTS = 16
/** A synonym counts less than the typed word. */
const SYNONYM_BOOST = 0.7
/** As a similar term does. */
const SWAP_BOOST = 0.4
/** A single letter or Han character is the prefix of very many words: it is only looked up in these fields. */
export const FIELDS_OF_ONE: SearchField[] = ['model', 'name', 'shelf']
/** Shorter words become others with one wrong letter: "price" is not "prime". */
const LEAST_FOR = { oneTypo: 5, twoTypos: 8 }
/** The words of questions, and of faults. */
const QUESTION = new RegExp(`\\b(?:${questions.en.join('|')})\\b|[?]|${questions.zh.join('|')}`, 'u')
/** Typed for zeros: no model has a digit before them. */
const LETTER_O = /(?<=\d)o+(?![a-z])/g
const WORD_OF_MODEL = /^(?=.*\d)(?=.*[a-z])[a-z\d]{3,24}$/
/** A query that is nothing but a number. */
const NUMBER_OF_MODEL = /^\d{3,}$/
const MODEL = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{3,24}$/u

type Leaf = QueryCombination

/**
 * Parses a query: the phrases that ask for documents, its other parts, their synonyms, and how each term is looked up.
 * @param readAnswers finds such phrases
 */
export function parseQuery(query: string, readAnswers?: (normalised: string) => Asking): Query {
  const written = normalise(query.slice(0, MAX_QUERY_LENGTH)).replace(LETTER_O, (letters) => '0'.repeat(letters.length))
  const { ids: answers, rest, isAll: isAnswered } = readAnswers?.(written) ?? { ids: [], rest: written, isAll: false }
  const normalised = isAnswered ? written : rest
  const leaves: Leaf[] = []
  const words: string[] = []
  const said = partsOf(normalised, leaves, words)
  const parts = said.length > 0 ? said : piecesAsConditions(piecesOf(normalised, true), leaves, words)
  const squeezed = normalised.replace(/[\s\p{Pd}\u2212/._]+/gu, '')
  const model = MODEL.test(squeezed) ? squeezed : ''
  if (model)
    leaves.push({ combineWith: 'OR', queries: [model], prefix: true, fields: ['model'] satisfies SearchField[] })
  return {
    parts,
    lookUp: parts.length > 0 ? { combineWith: 'OR', queries: leaves } : undefined,
    words: isAnswered ? [] : words,
    answers,
    isAnswered,
    isQuestion: QUESTION.test(normalised),
    model,
    models: [...new Set([squeezed, ...piecesOf(normalised).map(({ text }) => text)])].filter(
      (text) => WORD_OF_MODEL.test(text) || (text === squeezed && NUMBER_OF_MODEL.test(text)),
    ),
  }
}

/** A letter that looks like a one beside a digit: `ql10`. */
const LIKE_ONE = /(?<=[a-z\d])[li](?=\d)|(?<=\d)[li](?![a-z])/gi
/** A run of Chinese long enough that one wrong character leaves two right ones. */
const HAN_RUN = /\p{Script=Han}{3,}/gu

/**
 * Returns a query, then the readings of it that are tried while nothing is found: letters as ones, and Chinese character
 * by character, of which one may be wrong.
 */
export function readingsOf(query: string): string[] {
  const withOnes = query.replace(LIKE_ONE, '1')
  const apart = /[a-z\d]/i.test(query) ? query : query.replace(HAN_RUN, (run) => [...run].join(' '))
  return [...new Set([query, withOnes, apart])]
}

function partsOf(normalised: string, leaves: Leaf[], words: string[]): Condition[] {
  return stretchesOf(normalised)
    .flatMap(({ text, others }): Condition[] => {
      const own = piecesAsConditions(piecesOf(text), leaves, words)
      if (others.length === 0) return own
      // A phrase is met as a whole.
      return [{ any: [{ all: own.map(whole) }, ...others.map((other) => phraseAsCondition(other, leaves))] }]
    })
    .slice(0, MAX_PARTS)
}

function whole(condition: Condition): Condition {
  return 'most' in condition ? { all: condition.most } : condition
}

/** Returns how many letters of a word may be wrong. */
export function typosIn(word: string): number {
  if (word.length < LEAST_FOR.oneTypo) return 0
  return word.length < LEAST_FOR.twoTypos ? 1 : 2
}

/** Returns what a word is with two neighbouring letters the other way round, the commonest misspelling of short words. */
export function swapsOf(word: string): string[] {
  return Array.from(
    word.slice(1),
    (letter, place) => word.slice(0, place) + letter + word[place] + word.slice(place + 2),
  )
}

/** Returns a query for terms similar to misspelled words. */
export function withTypos(words: readonly string[]): QueryCombination {
  return {
    combineWith: 'OR',
    queries: words.flatMap((word) => [
      { combineWith: 'OR', queries: [word], fuzzy: typosIn(word) },
      { combineWith: 'OR', queries: swapsOf(word), boostTerm: () => SWAP_BOOST },
    ]),
  }
}

/** A term of a query: looked up as it is, or also as the start of longer terms; in some fields or in all. */
export type LookUp = { term: string; isPrefix: boolean; fields: readonly string[] | undefined }

/** Lists the terms of a query as they are looked up. */
export function termsLookedUp({ lookUp }: Query): LookUp[] {
  return (lookUp?.queries ?? []).flatMap((leaf) =>
    typeof leaf === 'object' && 'queries' in leaf
      ? leaf.queries.flatMap((term) =>
          typeof term === 'string' ? { term, isPrefix: leaf.prefix === true, fields: leaf.fields } : [],
        )
      : [],
  )
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
  if (piece.kind === 'han') return { most: hanAsConditions(piece.text, leaves) }
  const { text, parts } = piece
  if (parts.length === 1) return wordAsCondition(text, leaves, words)
  leaves.push(startingWith(text))
  return { any: [{ term: text }, { all: parts.map((part) => wordAsCondition(part, leaves, words)) }] }
}

function wordAsCondition(word: string, leaves: Leaf[], words: string[]): Condition {
  leaves.push(lookUpWord(word))
  if (/^\p{L}{5,}$/u.test(word)) words.push(word)
  return { term: word }
}

function lookUpWord(word: string): Leaf {
  if (word.length === 1) return { ...startingWith(word), fields: FIELDS_OF_ONE }
  // 8 is not 80, but 1080 is the start of 1080p.
  return /^[\d.]{1,2}$/.test(word) ? exactly(word) : startingWith(word)
}

/**
 * Every character must be found in a pair with one of its neighbours. Pairs across a word boundary are optional but add
 * to the score: adjacent characters rank first.
 */
function hanAsConditions(run: string, leaves: Leaf[]): Condition[] {
  const pairs = bigramsOf(run)
  const [only = ''] = pairs
  if ([...run].length === 1) {
    leaves.push({ ...startingWith(only), fields: FIELDS_OF_ONE })
    return [{ term: only }]
  }
  leaves.push(...pairs.map(exactly))
  const last = pairs.length - 1
  const ends: Condition[] = [{ term: only }, { term: pairs[last] ?? only }]
  const inner = pairs
    .slice(1)
    .map((pair, place): Condition => ({ any: [{ term: pairs[place] ?? '' }, { term: pair }] }))
  return [...ends, ...inner]
}

function phraseAsCondition(phrase: string, leaves: Leaf[]): Condition {
  const own: Leaf[] = []
  const conditions = piecesOf(phrase).map((piece): Condition => {
    if (piece.kind === 'han') return { all: hanAsConditions(piece.text, own) }
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
