import type { InferType } from 'yup'
import {
  day,
  listOf,
  localisedText,
  localisedTextOrEmpty,
  numberBetween,
  plainText,
  record,
  referenceTo,
  wholeNumber,
} from './fields.ts'
import { formerNumbers } from './move.ts'
import { searchWordsField } from './search-words.ts'
import { draftField } from './shown.ts'

/** A builder case (`data/cases/<id>.json`). Field names are those of tests/requirements.md, section 3. */
export const builderCaseSchema = record({
  /** Its number on the map. */
  id: wholeNumber(1, 999),
  /** Numbers that it had before, or of what it replaces: links to them show it. */
  formerly: formerNumbers(),
  ...draftField(),
  ...searchWordsField(),
  location: localisedText(40),
  projectType: localisedText(40),
  /** Households and shops, as a sentence fragment. */
  households: localisedText(60),
  /** The day of handover, which a case with products has: not before these were released. */
  handedOverOn: day().optional().default(undefined),
  /** Empty if a case has no details yet. */
  projectNeeds: localisedTextOrEmpty(),
  solutionOverview: localisedTextOrEmpty(),
  productsUsed: listOf(
    record({
      series: referenceTo('series'),
      description: localisedText(240),
      /** How many were used, where the story tells. */
      quantity: wholeNumber(1, 9999).optional().default(undefined),
      /** A path of this site without language. */
      link: plainText(120).matches(/^\/[\w/-]*$/, 'a path of this site, without language'),
    }),
    'a list of { series, description, link }',
  ),
  image_alt: localisedText(160),
  /** Position of the marker: centre of the district, WGS 84 degrees. */
  latitude: numberBetween(21, 27),
  longitude: numberBetween(117, 123),
})
export type BuilderCase = InferType<typeof builderCaseSchema>
