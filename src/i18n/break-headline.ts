import { type Locale, LOCALE_FACTS } from './locale.ts'

/** A piece is joined with words of one character, which rarely start a line well, up to this length. */
const MAX_GROWN_LENGTH = 5

/**
 * Splits a headline at its possible line breaks, so that no Chinese word is broken: between words, with punctuation
 * kept at the word before and words of one character at a neighbour. Other languages, and Latin words within Chinese,
 * break at spaces only. Done in the build, because every browser has a different dictionary.
 */
export function breakHeadline(headline: string, locale: Locale): string[] {
  if (locale !== 'zh') return [headline]
  const segmenter = new Intl.Segmenter(LOCALE_FACTS[locale].htmlLang, { granularity: 'word' })
  const pieces: string[] = []
  for (const { segment, isWordLike = false } of segmenter.segment(headline)) {
    const last = pieces.at(-1)
    if (last !== undefined && belongTogether(last, segment, isWordLike)) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

function belongTogether(piece: string, segment: string, isWord: boolean): boolean {
  if (/^[\p{Ps}\p{Pi}]/u.test(segment)) return false
  if (!isWord || /[\p{Ps}\p{Pi}]$/u.test(piece)) return true
  if (/[\p{ASCII}]$/u.test(piece) && /^[\p{ASCII}]/u.test(segment)) return true
  if (/\p{P}$/u.test(piece)) return false
  return piece.length === 1 || (segment.length === 1 && piece.length < MAX_GROWN_LENGTH)
}
