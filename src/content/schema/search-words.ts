import { listOf, localisedText } from './fields.ts'

/**
 * The field of phrases that people type who want this record: the search names it first. One that begins with `=` counts
 * only as a whole query.
 */
export function searchWordsField() {
  return { searchWords: listOf(localisedText(40), 'a list of phrases').optional().default(undefined) }
}
