import type { InferType } from 'yup'
import type { LocalisedText } from '../../base/i18n/localised.ts'
import {
  flag,
  listOf,
  localisedOrNeutral,
  localisedText,
  oneOf,
  plainText,
  record,
  referenceTo,
  slug,
  wholeNumber,
} from './fields.ts'

/**
 * The form of a value in a product's file: number `7`; range `{ "min": -20, "max": 60 }`; dimensions `{ "width": 98,
 * "height": 212, "depth": 32 }` in mm; flag `true`; option `"ip65"`; options `["onvif-s", "onvif-t"]`; text `"1920 ×
 * 1080"` or both languages of it.
 */
export const ATTRIBUTE_KINDS = ['number', 'range', 'dimensions', 'flag', 'option', 'options', 'text'] as const

/** The kinds whose values can be listed beside a checkbox each. */
const FILTER_KINDS = ['number', 'option', 'options'] as const

/** One attribute definition, shared by all products (`data/attributes.json`). */
export const attributeSchema = record({
  id: slug(),
  label: localisedText(40),
  /** The group of the attribute table in which it stands. */
  group: referenceTo('attribute group'),
  kind: oneOf(ATTRIBUTE_KINDS),
  /** Unit of a number or a range: 'mm', or both languages if they differ. */
  unit: localisedOrNeutral(20).optional().default(undefined),
  /** The English unit of exactly 1: 'year' where the unit is 'years'. */
  unitOfOne: plainText(20).optional().default(undefined),
  /** Decimal places to show; by default as given. */
  decimals: wholeNumber(0, 3).optional().default(undefined),
  /** The number is a limit: shown as "≤ 0.3 s" or "≥ 3,000". */
  limit: oneOf(['atMost', 'atLeast']).optional().default(undefined),
  /** The allowed values of an `option` or `options`, in display order. */
  options: listOf(record({ id: slug(), label: localisedOrNeutral(60) }), 'a list of { id, label }')
    .optional()
    .default(undefined),
  /** Offered as a filter on the product list, with each value that a product has: a number, an option or options. */
  isFilter: flag().optional().default(undefined),
})
  .test('filter', 'isFilter only with the kind number, option or options', ({ isFilter, kind }) => {
    return !isFilter || FILTER_KINDS.some((each) => each === kind)
  })
  .test('options', 'options exactly when the kind is option or options', (attribute) => {
    return (attribute.kind === 'option' || attribute.kind === 'options') === (attribute.options?.length ?? 0) > 0
  })
export type Attribute = InferType<typeof attributeSchema>

/** A value in a product's file. Its type depends on the attribute's kind. */
export type AttributeValue =
  | number
  | boolean
  | string
  | string[]
  | LocalisedText
  | { min: number; max: number }
  | { width: number; height: number; depth: number }
