import { normalise, normaliseTraced, type TracedText } from '../../../base/i18n/normalise.ts'
import { piecesOf } from './terms.ts'

/** A part of a text, either a match or the text between two matches. */
export type MarkedPart = { text: string; isMatch: boolean }

type Range = { start: number; end: number }

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const LETTER = /[\p{L}\p{N}]/u
const JOINT = /[\s\p{Pd}\u2212/._]/u

/**
 * Splits a text at its matches. In a word that starts with the query, only the matching prefix is marked.
 * @param terms the terms of the index that were found
 * @example markMatches('Door stations', new Set(['station']), 'sta') // 'Door ', match 'sta', 'tions'
 */
export function markMatches(text: string, terms: ReadonlySet<string>, query: string): MarkedPart[] {
  const traced = normaliseTraced(text)
  const squeezed = withoutJoints(traced)
  const typed = piecesOf(normalise(query)).flatMap((piece) =>
    piece.kind === 'word' ? [piece.text, ...piece.parts] : [],
  )
  const wanted = new Set([...terms].map((term) => typed.find((word) => term.startsWith(word)) ?? term))
  const ranges = [...wanted].flatMap((word) => [
    ...rangesOf(traced, word),
    // A model matches with any separators.
    ...(/\d/.test(word) ? rangesOf(squeezed, word) : []),
  ])
  return cutAt(text, ranges)
}

function withoutJoints({ text, starts, ends }: TracedText): TracedText {
  const kept = Array.from({ length: text.length }, (_, place) => place).filter(
    (place) => !JOINT.test(text[place] ?? ''),
  )
  return {
    text: kept.map((place) => text[place]).join(''),
    starts: kept.map((place) => starts[place] ?? 0),
    ends: kept.map((place) => ends[place] ?? 0),
  }
}

function rangesOf({ text, starts, ends }: TracedText, word: string): Range[] {
  const ranges: Range[] = []
  for (let found = text.indexOf(word); found >= 0; found = text.indexOf(word, found + word.length)) {
    const before = text[found - 1] ?? ''
    const isInsideWord = !HAN.test(word) && LETTER.test(before) && !HAN.test(before)
    if (!isInsideWord) ranges.push({ start: starts[found] ?? 0, end: ends[found + word.length - 1] ?? 0 })
  }
  return ranges
}

function cutAt(text: string, ranges: readonly Range[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let end = 0
  const add = (from: number, to: number, isMatch: boolean) =>
    to > from && parts.push({ text: text.slice(from, to), isMatch })
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (range.end <= end) continue
    const start = Math.max(range.start, end)
    const before = parts.at(-1)
    if (start === end && before?.isMatch) before.text += text.slice(start, range.end)
    else {
      add(end, start, false)
      add(start, range.end, true)
    }
    end = range.end
  }
  add(end, text.length, false)
  return parts
}
