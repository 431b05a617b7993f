import { numerals } from './left-out.json'

/** Characters with a meaning of their own in an expression. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g
/** A number in digits or in words of Chinese. */
export const NUMBER = `(?:\\d+|[${numerals}]+)`
const BETWEEN = '[\\s\\p{Pd}]+'
const LATIN = '[\\p{Script=Latin}\\p{N}]'

/**
 * Returns an expression that finds phrases in a normalised text, the longest first: "face terminal" is not found as
 * "face". A Latin phrase matches whole words, singular or plural, whatever is between them; `#` is a number. Undefined
 * without phrases.
 */
export function phrasePattern(phrases: readonly string[]): RegExp | undefined {
  if (phrases.length === 0) return undefined
  const alternatives = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => {
      const start = /^[a-z0-9#]/.test(phrase) ? `(?<!${LATIN})` : ''
      const end = /[a-z0-9]$/.test(phrase) ? `s?(?!${LATIN})` : ''
      return start + phrase.replace(SYNTAX, '\\$&').replaceAll(' ', BETWEEN).replaceAll('#', NUMBER) + end
    })
  return new RegExp(alternatives.join('|'), 'gu')
}
