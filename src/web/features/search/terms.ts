import leftOut from './left-out.json'
import { normalise } from '../../../base/i18n/normalise.ts'

/**
 * A piece of a normalised text: a run of Han characters and kana, which are written without spaces, or a word of
 * letters and digits including the characters that join its parts.
 */
export type Piece =
  | { kind: 'han'; text: string }
  | {
      kind: 'word'
      /** Its parts written together: `abf100p`. */
      text: string
      /** `ac`, `f520`, `p`; the text itself if nothing joins parts. */
      parts: string[]
    }

const HAN = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
const LETTER = `(?:(?!${HAN})[\\p{L}\\p{N}\\p{M}])`
/** 10,000 and 7.5 are one number each; a hyphen, a slash or a dot joins parts; an apostrophe ends the word that is indexed. */
const NUMBER = '\\d+(?:,\\d{3})+(?:\\.\\d+)?|\\d+\\.\\d+'
const PART = `(?:${NUMBER})${LETTER}*|${LETTER}+`
const PIECE = new RegExp(`(${HAN}+)|(?:${PART})(?:[\\p{Pd}\u2212/._'\u2019](?:${PART}))*`, 'gu')
const JOINT = /(?<!\d)[.]|[.](?!\d)|[\p{Pd}\u2212/_]/u
const PARTICLES = new RegExp(`${leftOut.zhWords.join('|')}|[${leftOut.zh}]`, 'u')
const LITTLE_WORDS: ReadonlySet<string> = new Set(leftOut.en)

/**
 * Splits a normalised text into its pieces; punctuation and stop words are dropped.
 * @param keepsLittleWords keeps stop words: "do" is one, but it is also the start of "door"
 * @example piecesOf('ab-f100-p 人臉') // word 'abf100p' of ab, f100, p; then Han '人臉'
 */
export function piecesOf(normalised: string, keepsLittleWords = false): Piece[] {
  const pieces: Piece[] = []
  for (const [whole, han] of normalised.matchAll(PIECE)) {
    if (han) pieces.push(...han.split(PARTICLES).flatMap((text) => (text ? { kind: 'han' as const, text } : [])))
    else pieces.push(...wordOf(whole, keepsLittleWords))
  }
  return pieces
}

function wordOf(whole: string, keepsLittleWords: boolean): Piece[] {
  const parts = whole
    .replaceAll(',', '')
    .split(JOINT)
    .map((part) => singular(part.replace(/['\u2019].*$/u, '')))
    .filter((part) => part !== '' && (keepsLittleWords || !LITTLE_WORDS.has(part)))
  return parts.length > 0 ? [{ kind: 'word', text: parts.join(''), parts }] : []
}

/** Maps "readers" and "switches" to "reader" and "switch"; keeps "glass", "access" and "bus". */
function singular(word: string): string {
  if (/^\p{L}+(?:ch|sh|ss|x)es$/u.test(word)) return word.slice(0, -2)
  return /^\p{L}{2,}[^su]s$/u.test(word) ? word.slice(0, -1) : word
}

/**
 * Returns the overlapping pairs of a run of Han characters; a single character is returned alone.
 * @example bigramsOf('門口機') // ['門口', '口機']
 */
export function bigramsOf(han: string): string[] {
  const characters = [...han]
  if (characters.length === 1) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Joins a number with the unit after it, and letters with the number after them: `2 MP` and `IP 65`. */
export function writtenTogether(first: Piece | undefined, second: Piece | undefined): string | undefined {
  if (first?.kind !== 'word' || second?.kind !== 'word') return undefined
  const isUnit = /^[\d.]+$/.test(first.text) && /^\p{L}{1,3}$/u.test(second.text)
  const isCode = /^\p{L}{2,4}$/u.test(first.text) && /^\d/.test(second.text)
  return isUnit || isCode ? first.text + second.text : undefined
}

/**
 * Lists the index terms of a text, each once. For Han characters these are pairs, and the last character of a run
 * alone: every other character is the prefix of a pair. For a word of several parts these are the parts, and all
 * suffixes of the parts written together.
 * @param isKept which pairs of a run are indexed in long texts; single characters are not
 * @example termsOf('AB-F100-P 門口機') // ['abf100p', 'ab', 'f100p', 'f100', 'p', '門口', '口機', '機']
 */
export function termsOf(text: string, isKept?: (pair: string, run: string) => boolean): string[] {
  const terms = new Set<string>()
  const pieces = piecesOf(normalise(text))
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'han') addHanTerms(terms, piece.text, isKept)
    else {
      for (const [start, part] of piece.parts.entries()) {
        terms.add(piece.parts.slice(start).join(''))
        terms.add(part)
      }
      const together = writtenTogether(piece, pieces[index + 1])
      if (together) terms.add(together)
    }
  }
  return [...terms]
}

function addHanTerms(terms: Set<string>, run: string, isKept?: (pair: string, run: string) => boolean): void {
  const characters = [...run]
  for (const pair of characters.length > 1 ? bigramsOf(run) : []) if (!isKept || isKept(pair, run)) terms.add(pair)
  if (!isKept) terms.add(characters.at(-1) ?? '')
}
