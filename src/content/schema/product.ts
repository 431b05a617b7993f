import { type InferType, mixed } from 'yup'
import { OTHER_LOCALES } from '../../base/i18n/other-locales.ts'
import { type LocalisedText, isLocalisedText } from '../../base/i18n/localised.ts'
import type { MadeDocument } from '../document-files.ts'
import { FEATURES_AT_ONCE } from '../features-at-once.ts'
import type { AttributeValue } from './attribute.ts'
import {
  day,
  itemsOf,
  listOf,
  localisedText,
  oneOf,
  plainText,
  publicFile,
  record,
  referenceTo,
  referencesTo,
  slug,
  wholeNumber,
} from './fields.ts'
import { drillingSchema, terminalsSchema } from './installation.ts'
import { downloadSchema, type Image, imageSchema, photosField } from './media.ts'
import { formerSlugs } from './move.ts'
import { SHOWN_DAYS, shownFields } from './shown.ts'
import { needsSchema, providesSchema } from './ordering.ts'

/** Capital letters, digits and hyphens: `VD-7100F-P`. */
const MODEL = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/

/** It becomes part of a file's name. */
const VERSION = /^\d+(?:\.\d+)*$/

/** A product has at least so many features. */
export const LEAST_FEATURES = 4
/** For how long a product is supported after its last order, as the page on service promises. */
const SUPPORT_YEARS = 5

/** A product (`#vendor/content/products/<code>.json`). */
export const productSchema = record({
  /** Its URL segment: the model in lower case. */
  code: slug(),
  /** The model number on the device, which visitors also search for. */
  model: plainText(24).matches(MODEL, 'a model of capital letters, digits and hyphens'),
  /** Codes that it had before, or of what it replaces: their addresses lead to its page. */
  formerly: formerSlugs(),
  ...shownFields(),
  name: localisedText(60),
  /** One to three sentences; also the page's description. */
  description: localisedText(400),
  /** Its specification; sub-category, category and series are derived from it. */
  specification: referenceTo('specification'),
  /** Order within its category, the entry-level model first. */
  position: wholeNumber(1, 100_000),
  status: oneOf(['active', 'discontinued']),
  /** The first day on which it counts as discontinued; until then it is sold, and successor and end of life wait too. */
  discontinuedFrom: day().optional().default(undefined),
  /** The replacement of a discontinued product, if there is one. */
  successor: referenceTo('product').optional().default(undefined),
  /** Of a product that is no longer made: until when it can be ordered, repaired and gets security fixes. */
  endOfLife: record({ lastOrderOn: day(), lastSupportOn: day() }).optional().default(undefined),
  releasedOn: day(),
  /** Until when a product on sale gets security updates at least: buyers of devices with software in them may ask. */
  supportedUntil: day().optional().default(undefined),
  /** Written for installers and residents. */
  features: listOf(localisedText(200), 'a list of features')
    .min(LEAST_FEATURES, `at least ${LEAST_FEATURES} features`)
    .max(16, 'at most 16 features'),
  /** Heads of the first features, in their order: of those that its page shows at once. */
  leads: listOf(localisedText(24), 'a list of heads').optional().default(undefined),
  /** Values by attribute id. Each must match its attribute's kind; the category defines the allowed ids (references.ts). */
  attributes: mixed<Record<string, AttributeValue>>()
    .required('an object of attribute values by attribute id')
    .test('object', 'an object of attribute values by attribute id', isPlainObject)
    .meta({ kind: 'attributes' }),
  /** Conditions for values, by attribute id: shown after the value. */
  attributeNotes: mixed<Record<string, LocalisedText>>()
    .optional()
    .nonNullable('an object of { zh, en } by attribute id')
    .test('notes', 'an object of { zh, en } by attribute id', (notes) => {
      return notes === undefined || (isPlainObject(notes) && Object.values(notes).every(isLocalisedText))
    })
    .meta({ kind: 'attributeNotes' }),
  images: listOf(imageSchema, 'a list of images'),
  /** The front first. */
  photos: photosField(),
  /** The film in which it is seen at work. */
  video: referenceTo('film').optional().default(undefined),
  /** Version and date of the generated data sheet; by default version 1.0 of the release date. */
  dataSheet: record({ version: plainText(20).matches(VERSION, 'digits and points, 1.2'), updatedOn: day() })
    .optional()
    .default(undefined),
  /** The vendor's own data sheet by language: no data sheet is generated. */
  specificationFile: record({
    zh: publicFile(),
    en: publicFile(),
    ...Object.fromEntries(OTHER_LOCALES.map((locale) => [locale, publicFile().optional()])),
    /** Version as printed on the sheet, '1.2'. */
    version: plainText(20),
    updatedOn: day(),
  })
    .optional()
    .default(undefined),
  files: listOf(downloadSchema, 'a list of files'),
  /** Parts that one has to order or to have, and its provisions for others (ordering.ts). */
  needs: needsSchema,
  provides: providesSchema,
  /** Its wiring, and the holes that fix it (installation.ts): its guide and drawings are made of these. */
  terminals: terminalsSchema,
  drilling: drillingSchema,
  related: referencesTo('product').max(8, 'at most 8 products'),
  solutions: referencesTo('solution'),
})
  .test('code', 'a code that is the model in lower case', ({ code, model }) => {
    return typeof model !== 'string' || code === model.toLowerCase()
  })
  .test(...SHOWN_DAYS)
  .test('discontinuedFrom', function checkDiscontinuedFrom({ status, discontinuedFrom, shownUntil }) {
    if (discontinuedFrom && shownUntil && discontinuedFrom > shownUntil) {
      const params = { value: discontinuedFrom }
      return this.createError({ path: 'discontinuedFrom', message: 'a day not after shownUntil', params })
    }
    if (discontinuedFrom === undefined || status === 'discontinued') return true
    const message = 'nothing, or the status discontinued: until this day the product is shown as active'
    return this.createError({ path: 'discontinuedFrom', message, params: { value: discontinuedFrom } })
  })
  .test('leads', function checkLeads({ features, leads }) {
    const expected = Math.min(FEATURES_AT_ONCE, Array.isArray(features) ? features.length : FEATURES_AT_ONCE)
    if (!Array.isArray(leads) || leads.length === expected) return true
    return this.createError({
      path: 'leads',
      message: `a head for each of the first ${expected} features`,
      params: { value: leads },
    })
  })
  .test('successor', function checkSuccessor({ status, successor }) {
    if (successor === undefined || status === 'discontinued') return true
    const message = 'nothing, or the status discontinued: a product that is sold has no successor'
    return this.createError({ path: 'successor', message, params: { value: successor } })
  })
  .test('endOfLife', function checkEndOfLife({ status, endOfLife }) {
    if ((status === 'discontinued') === (endOfLife !== undefined)) return true
    const message = 'the dates of its end of life if it is discontinued, and only then'
    return this.createError({ path: 'endOfLife', message, params: { value: endOfLife } })
  })
  .test('supportedUntil', function checkSupportedUntil({ status, discontinuedFrom, releasedOn, supportedUntil: last }) {
    const isSold = status === 'active' || discontinuedFrom !== undefined
    if (last === undefined || (isSold && last >= supportedUntil(releasedOn))) return true
    const message = isSold
      ? `a day at least ${SUPPORT_YEARS} years after its release`
      : 'nothing: a discontinued product has a last day of support'
    return this.createError({ path: 'supportedUntil', message, params: { value: last } })
  })
  .test('support', `a last day of support at least ${SUPPORT_YEARS} years after the last order`, ({ endOfLife }) => {
    return endOfLife?.lastOrderOn === undefined || endOfLife.lastSupportOn >= supportedUntil(endOfLife.lastOrderOn)
  })
  .test('dataSheet', 'no dataSheet beside a specificationFile', (product) => {
    return product.dataSheet === undefined || product.specificationFile === undefined
  })
  .test('itself', function checkItself({ code, successor, related }) {
    const path = successor === code ? 'successor' : `related[${itemsOf(related).indexOf(code)}]`
    if (code === undefined || path.endsWith('[-1]')) return true
    return this.createError({ path, message: 'no reference of a product to itself', params: { value: code } })
  })
type ProductRecord = InferType<typeof productSchema>

/** A product as in its file, with the data that the build adds: pictures made from photographs, the data sheet, file sizes. */
export type Product = Omit<ProductRecord, 'images' | 'specificationFile'> & {
  images: Image[]
  specificationFile?: SpecificationFile | undefined
  /** The documents that the build makes of its installation data, by language. */
  papers?: Record<keyof LocalisedText, Paper[]>
}

/** A document that the build makes of a product's installation data. */
export type Paper = { kind: Exclude<MadeDocument, 'sheet'>; src: string; version: string; updatedOn: string }

export type SpecificationFile = NonNullable<ProductRecord['specificationFile']> & {
  /** File size per language. */
  bytes?: LocalisedNumber
}

type LocalisedNumber = Record<keyof LocalisedText, number>

/** Returns the earliest last day of support. @example supportedUntil('2025-01-16') // '2030-01-16' */
function supportedUntil(lastOrderOn: string): string {
  return `${Number(lastOrderOn.slice(0, 4)) + SUPPORT_YEARS}${lastOrderOn.slice(4)}`
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
