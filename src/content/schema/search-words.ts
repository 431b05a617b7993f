import { listOf, localisedText } from './fields.ts'

/** Two letters or digits: a shorter phrase would be in nearly every query. A whole query may be one. */
const LONG_ENOUGH = /^=.*[\p{L}\p{N}#]|[\p{L}\p{N}#].*[\p{L}\p{N}#]/u
const EXPECTED =
  'phrases of at least two letters or digits; a shorter one with = before it, which must be the whole query'

/**
 * The field of phrases that people type who want this record: the search names it first. One that begins with `=` counts
 * only as a whole query.
 */
export function searchWordsField() {
  const phrase = localisedText(40).test(
    'long-enough',
    EXPECTED,
    (texts) => texts === undefined || Object.values(texts).every((text) => LONG_ENOUGH.test(text)),
  )
  return { searchWords: listOf(phrase, 'a list of phrases').optional().default(undefined) }
}
