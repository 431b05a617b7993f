import { array, boolean, type ISchema, mixed, number, object, type ObjectShape, string } from 'yup'
import { REQUIRED_LOCALES } from '../../base/i18n/other-locales.ts'
import { isLocalisedText, type LocalisedText } from '../../base/i18n/localised.ts'

/*
 * The field types of content. Every message is worded to follow the word "expected" in a fault: "expected a date as
 * YYYY-MM-DD".
 */

/**
 * The kind of a field where its yup type is not enough: `localised` is `{ zh, en }`, `shared` that or one string for
 * both, `attributes` and `attributeNotes` are objects by attribute id. The content editor shows a field by it
 * (src/tools/editing).
 */
export type FieldKind = 'localised' | 'shared' | 'day' | 'photo' | 'attributes' | 'attributeNotes'

/** The kinds of records that others refer to by id. */
export type ReferenceTarget =
  | 'product'
  | 'solution'
  | 'news'
  | 'faq'
  | 'series'
  | 'specification'
  | 'attribute'
  | 'attribute group'
  | 'ordering kind'
  | 'film'

declare module 'yup' {
  // The target of a reference field: references.ts checks that it exists.
  interface CustomSchemaMetadata {
    references?: ReferenceTarget
    publicFile?: boolean
    kind?: FieldKind
    /** Characters that a text of each language may have. */
    maxLength?: number
    /** A localised text that may be empty in both languages. */
    mayBeEmpty?: boolean
  }
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const PUBLIC_FILE = /^(?!.*(?:\.\.|\/\/))\/[\w./-]+$/

/* A rule's own test accepts missing values: only required() and optional() decide whether a field may be missing. */

const MANY = REQUIRED_LOCALES.length > 2 ? 'all' : 'both'
const IN_LANGUAGES = `text in ${MANY} languages, { ${REQUIRED_LOCALES.map((locale) => `"${locale}": "…"`).join(', ')} }`

/** Text in each language that may not lack, each of 1 to `max` characters. */
export function localisedText(max = 300) {
  const expected = `${IN_LANGUAGES}, each of 1 to ${max} characters`
  return mixed<LocalisedText>()
    .required(expected)
    .test('localised', expected, (value) => value === undefined || isFilled(value, max))
    .meta({ kind: 'localised', maxLength: max })
}

/**
 * As `localisedText`, but all languages may be empty: some fields are optional on purpose (tests/requirements.md,
 * section 3, builder case).
 */
export function localisedTextOrEmpty(max = 2000) {
  const expected = `${IN_LANGUAGES}, ${MANY} filled or ${MANY} empty, each of at most ${max} characters`
  return mixed<LocalisedText>()
    .required(expected)
    .test('localised', expected, (value) => {
      if (value === undefined || isFilled(value, max)) return true
      return isLocalisedText(value) && Object.values(value).every((text) => text === '')
    })
    .meta({ kind: 'localised', maxLength: max, mayBeEmpty: true })
}

/** Localised text, or one string that is the same in both languages (`"H.265"`). */
export function localisedOrNeutral(max = 120) {
  const expected = `text of 1 to ${max} characters, or both languages of it`
  return mixed<LocalisedText | string>()
    .required(expected)
    .test('localised', expected, (value) => {
      if (value === undefined) return true
      return typeof value === 'string' ? isWithin(value, max) : isFilled(value, max)
    })
    .meta({ kind: 'shared', maxLength: max })
}

/** Plain text that is the same in all languages: names of formats, times of day. */
export function plainText(max = 200) {
  const expected = `text of 1 to ${max} characters`
  return string().strict().typeError(expected).required(expected).max(max, expected)
}

/** An id that is also a URL segment: lower-case letters, digits and single hyphens. */
export function slug() {
  const expected = 'lower-case letters, digits and single hyphens'
  return string().strict().typeError(expected).required(expected).matches(SLUG, expected).max(80, expected)
}

/** The id of another record, which must exist. */
export function referenceTo(target: ReferenceTarget) {
  return slug().meta({ references: target })
}

/** Ids of other records, which must exist, without duplicates. */
export function referencesTo(target: ReferenceTarget) {
  const expected = `a list of ${target} ids without repetition`
  return listOf(referenceTo(target), expected).test(
    'distinct',
    expected,
    (ids) => !ids || new Set(ids).size === ids.length,
  )
}

/** A calendar day, `YYYY-MM-DD`, in Taipei. */
export function day() {
  const expected = 'a date as YYYY-MM-DD'
  return string()
    .strict()
    .typeError(expected)
    .required(expected)
    .matches(DATE, expected)
    .test(
      'exists',
      expected,
      (value) =>
        value === undefined || (!Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)),
    )
    .meta({ kind: 'day' })
}

/** The address of a file of the site: below `public/`, `/logo.svg`, or a drawing, `/pictures/ab-f100-p-front.svg`. */
export function publicFile() {
  const expected = 'the path of a file in public/, from its first slash'
  return string()
    .strict()
    .typeError(expected)
    .required(expected)
    .matches(PUBLIC_FILE, expected)
    .meta({ publicFile: true })
}

/** A finite number within inclusive limits. */
export function numberBetween(min: number, max: number) {
  return numberAs(`a number from ${min} to ${max}`, min, max)
}

/** A whole number within inclusive limits. */
export function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`
  return numberAs(expected, min, max).integer(expected)
}

function numberAs(expected: string, min: number, max: number) {
  return number().strict().typeError(expected).required(expected).min(min, expected).max(max, expected)
}

/** One of the given words. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  const expected = `one of ${words.join(', ')}`
  return mixed<Word>().required(expected).oneOf(words, expected)
}

/** A boolean. */
export function flag() {
  const expected = 'true or false'
  return boolean().strict().typeError(expected).required(expected)
}

/** A record with exactly these fields. */
export function record<Shape extends ObjectShape>(shape: Shape) {
  const fields = Object.keys(shape).join(', ')
  return object(shape)
    .strict()
    .typeError(`an object with ${fields}`)
    .required(`an object with ${fields}`)
    .noUnknown(`no field but ${fields}`)
}

/** A list whose items all follow one rule. */
export function listOf<Item>(item: ISchema<Item>, expected = 'a list') {
  return array(item).strict().typeError(expected).required(expected)
}

/**
 * Returns the items of a list for a rule across fields, which also runs for invalid records: an empty list if the value
 * is not a list, and an item without fields for each that is nothing.
 */
export function itemsOf<Item>(list: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(list) ? list.map((item: Item | null) => item ?? ({} as Item)) : []
}

function isFilled(value: unknown, max: number): boolean {
  return (
    isLocalisedText(value) &&
    REQUIRED_LOCALES.every((locale) => locale in value) &&
    Object.values(value).every((text) => isWithin(text, max))
  )
}

function isWithin(text: string, max: number): boolean {
  return text.trim() !== '' && text.length <= max
}
