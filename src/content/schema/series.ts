import type { InferType } from 'yup'
import {
  flag,
  listOf,
  localisedText,
  oneOf,
  plainText,
  record,
  referencesTo,
  referenceTo,
  slug,
  wholeNumber,
} from './fields.ts'
import { imageSchema } from './media.ts'
import { formerSlugs } from './move.ts'
import { draftField } from './shown.ts'
import { statesSchema } from './ordering.ts'

/** A specification is the lowest level of the hierarchy above products. */
const specificationSchema = record({ id: slug(), name: localisedText(60) })

const subCategorySchema = record({
  id: slug(),
  name: localisedText(60),
  specifications: listOf(specificationSchema, 'a list of specifications').min(1, 'at least one specification'),
})

const categorySchema = record({
  id: slug(),
  name: localisedText(60),
  /** In English, the name of a single product of it, where it differs. */
  nameOfOne: plainText(60).optional().default(undefined),
  /** One or two sentences: the purpose of its products. */
  summary: localisedText(240),
  /** Attributes that a product of this category has, in the order of its table. */
  attributes: referencesTo('attribute').min(1, 'at least one attribute'),
  /** Those of them that stand in large type beside a product's picture; without them, or with fewer than four, numbers. */
  keyFigures: referencesTo('attribute').max(4, 'at most 4 key figures').optional().default(undefined),
  /** The needs and provisions that each of its products states. */
  states: statesSchema,
  /** Its products are parts of others: fewer features and attributes say all of them. */
  areParts: flag().optional().default(undefined),
  subCategories: listOf(subCategorySchema, 'a list of sub-categories').min(1, 'at least one sub-category'),
})
export type Category = InferType<typeof categorySchema>

/** A product series with all levels below it, down to specifications (`data/series/<id>.json`). */
export const seriesSchema = record({
  id: slug(),
  /** Ids that it had before: their addresses lead to its page. */
  formerly: formerSlugs(),
  ...draftField(),
  name: localisedText(40),
  /** The title of its page. */
  title: localisedText(80),
  /** One sentence under the title; also the page's description. */
  summary: localisedText(200),
  /** Its accent colour, of PALETTE: video is indigo, access vermilion, security ochre, monitor pine, other plum. */
  accent: oneOf(['video', 'access', 'security', 'monitor', 'other']),
  /** The order on every page. */
  position: wholeNumber(1, 99),
  image: imageSchema.optional().default(undefined),
  /** The introduction groups of its page. */
  introduction: listOf(
    record({ heading: localisedText(60), text: localisedText(600) }),
    'a list of { heading, text }',
  ).min(1, 'at least one introduction group'),
  /**
   * The attributes for choosing, each shown with the product that has the most or the least of it; a product must have
   * it.
   */
  figures: listOf(
    record({ attribute: referenceTo('attribute'), best: oneOf(['most', 'least']) }),
    'a list of { attribute, best }',
  )
    .max(3, 'at most 3 figures')
    .optional()
    .default(undefined),
  categories: listOf(categorySchema, 'a list of categories').min(1, 'at least one category'),
})
export type Series = InferType<typeof seriesSchema>
