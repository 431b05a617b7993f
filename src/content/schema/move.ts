import type { InferType } from 'yup'
import { flag, listOf, plainText, record, slug, wholeNumber } from './fields.ts'

/** A path of slugs without language; not one that hosts keep for files, the API, the other language or themselves. */
const PAGE_PATH =
  /^(?!\/(?:404|api|assets|builds|downloads|en|films|pictures|search)(?:\/|$)|\/solutions$)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/
const MAX_LENGTH = 120

function pagePath() {
  const expected = 'the path of a page without language, in lower case: /products/ab-f100-p'
  return plainText(MAX_LENGTH).matches(PAGE_PATH, expected)
}

/** Slugs that a record had before: their addresses lead to its present one. */
export function formerSlugs() {
  const expected = 'a list of slugs without repetition'
  return listOf(slug(), expected)
    .min(1, 'at least one slug, or no field')
    .test('distinct', expected, (slugs) => !slugs || new Set(slugs).size === slugs.length)
    .optional()
    .default(undefined)
}

/** Numbers that a record had before: links to them lead to it. */
export function formerNumbers() {
  const expected = 'a list of numbers without repetition'
  return listOf(wholeNumber(1, 999), expected)
    .min(1, 'at least one number, or no field')
    .test('distinct', expected, (numbers) => !numbers || new Set(numbers).size === numbers.length)
    .optional()
    .default(undefined)
}

/** An address whose record is gone (`data/moves.json`): it leads to another page, or says that it is gone for good. */
const moveSchema = record({
  /** The path that the removed page had, without language. */
  from: pagePath(),
  /** The path of the page that took its place, without language; not `/`, which answers nobody's question. */
  to: pagePath().optional().default(undefined),
  /** Nothing took its place. */
  gone: flag().optional().default(undefined),
}).test('end', 'either "to" or "gone": true', ({ to, gone }) => (to === undefined) === (gone === true))

export const movesSchema = listOf(moveSchema, 'a list of { from, to } or { from, gone: true }')
export type MoveRecord = InferType<typeof moveSchema>
