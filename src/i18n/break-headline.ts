import { type Locale, LOCALE_FACTS } from './locale.ts'

/** A piece takes up words of one character, which seldom begin a line well, until it is this long. */
const MAX_GROWN_LENGTH = 5

/**
 * Cuts a headline where a line may end, so that no Chinese word is split: at its words, with punctuation at the word before
 * and words of one character at a neighbour. Other languages, and Latin words within Chinese, break at their spaces only.
 * Made by the build, since every browser knows a dictionary of its own.
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
