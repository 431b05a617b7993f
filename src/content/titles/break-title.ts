import { inEachLocale } from '../../base/i18n/in-each-locale.ts'
import { WRITING } from '../../base/i18n/writing.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { CLAUSE, PIECE } from '../../base/title-marks.ts'
import { CODE, cutTitle } from './cut-title.ts'

/** A piece is joined with words of one character, which rarely start a line well, up to this length. */
const MAX_GROWN_LENGTH = 6
/** The last line has more characters than an orphan. */
const MIN_LAST_LENGTH = 3
/** In em: a piece wider than a line of the largest title at 320 px may break anywhere. */
const MAX_PIECE_WIDTH = 7
const LATIN_WIDTH = 0.6
/** English: a longer title is a text of several lines, whose sentences follow each other. */
const MAX_CLAUSED_LENGTH = 70

const OPENS = /^[\p{Ps}\p{Pi}]/u
const OPEN_AT_END = /[\p{Ps}\p{Pi}]$/u
/** The enumeration comma ends no clause. */
const CLAUSE_END = /[，。：；！？]$/u
/** Words of one character that begin what follows them. */
const BEGIN = new Set('與和或在從給到該還再先也卻就才對把被讓由以不沒無請各每這那哪最更要會可怎有總')
/** Words that end what stands before them, and words that begin with one. */
const END = /^[的了嗎呢吧們].?$/u

/**
 * English: the space after a clause. A comma ends one before a number or a name (200 households, 3 shops; Da'an
 * District, Taipei City), not in a list.
 */
const AFTER_CLAUSE = /(?<=\p{L}\p{L}[.:;!?]) |(?<=,) (?=\d|\p{Lu}\p{Ll})/gu
/** English: models, a number with what is counted (15.6-inch), and compounds that fit into a narrow card (Walk-through). */
const HYPHENATED = /\b[A-Z]{2}-[A-Z]?\d[A-Z0-9]*(?:-[A-Z])?\b|\b(?=[\w.-]{3,16}(?![\w-]))\w[\w.]*(?:-[A-Za-z]+)+/g
/** English: the space before a last word of up to three letters, if the word before is short enough for both to stay together. */
const BEFORE_SHORT_WORD = /(?<= \S{1,9}) (?=\S{1,3}$)/
/** The spaces within a measure, and within a name of two words. */
const HELD_SPACE =
  /(?<=\d) (?=(?:mm|cm|m|kgf?|N|dB|MP|k?VA|V|A|W|[GM]?Hz|[GM]bps|[TGM]B)(?![A-Za-z]))|(?<=QR) (?=Code)|(?<=\d) (?=×)|(?<=×) (?=\d)/g

/**
 * Marks where the lines of a title may end (src/base/title-marks.ts). Chinese: at the ends of clauses, and between
 * words, never within a term (title-terms.json and the glossary), a model, or a number with its unit. English: at the ends of
 * clauses, and at spaces, except those of a measure and the one before a short last word. Done in the build, because
 * every browser has another dictionary.
 */
export function breakTitle(title: string, locale: Locale): string {
  const found = known[locale].get(title) ?? markTitle(title, locale)
  known[locale].set(title, found)
  return found
}

/** A product's name stands in fifty pages. */
const known: Record<Locale, Map<string, string>> = inEachLocale(() => new Map())

function markTitle(title: string, locale: Locale): string {
  const held = title.replaceAll(HELD_SPACE, '\u00A0')
  if (WRITING[locale].script === 'latin') {
    const marked = held.replaceAll(HYPHENATED, hold('$&')).replace(BEFORE_SHORT_WORD, '\u00A0')
    return title.length > MAX_CLAUSED_LENGTH ? marked : marked.replaceAll(AFTER_CLAUSE, `${CLAUSE} `)
  }
  const pieces = piecesOf(held)
  return pieces
    .map((piece, index) => {
      const marked = widthOf(piece) > MAX_PIECE_WIDTH ? piece : hold(piece)
      return CLAUSE_END.test(piece) && index < pieces.length - 1 ? marked + CLAUSE : marked
    })
    .join('')
}

/** Returns a Chinese title in the pieces between which its lines may end. */
export function piecesOf(title: string): string[] {
  const pieces: string[] = []
  for (const { text, isWord } of cutTitle(title)) {
    const last = pieces.at(-1)
    if (last !== undefined && belongTogether(last, text, isWord)) pieces[pieces.length - 1] = last + text
    else pieces.push(text)
  }
  return withoutOrphan(pieces)
}

function hold(piece: string): string {
  return PIECE + piece + PIECE
}

function belongTogether(piece: string, text: string, isWord: boolean): boolean {
  if (OPENS.test(text)) return false
  if (!isWord || OPEN_AT_END.test(piece)) return true
  if (/[\s\p{P}]$/u.test(piece)) return false
  if (END.test(text)) return true
  if (CODE.test(piece) && CODE.test(text)) return true
  if (piece.length === 1 || BEGIN.has(piece.slice(-1))) return widthOf(piece + text) <= MAX_PIECE_WIDTH
  return text.length === 1 && !BEGIN.has(text) && piece.length < MAX_GROWN_LENGTH
}

/** Joins the last pieces until they are no orphan, within a clause. */
function withoutOrphan(pieces: string[]): string[] {
  const [before, last] = pieces.slice(-2)
  if (before === undefined || last === undefined || lengthOf(last) >= MIN_LAST_LENGTH) return pieces
  if (widthOf(before + last) > MAX_PIECE_WIDTH || CLAUSE_END.test(before)) return pieces
  return withoutOrphan([...pieces.slice(0, -2), before + last])
}

/** Characters without punctuation at the end. */
function lengthOf(piece: string): number {
  return piece.replace(/\p{P}+$/u, '').length
}

/** About how wide a piece is, in em; punctuation at its end may hang. */
function widthOf(piece: string): number {
  const text = piece.replace(/\p{P}+$/u, '')
  const latin = text.match(/[\x20-\x7E\u00A0]/g)?.length ?? 0
  return text.length - latin * (1 - LATIN_WIDTH)
}
