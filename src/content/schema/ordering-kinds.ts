import type { InferType } from 'yup'
import { listOf, localisedOrNeutral, localisedText, record, slug } from './fields.ts'

/** A kind of needs and provisions that the vendor adds to those of ordering.ts (`#vendor/content/ordering-kinds.json`). */
const orderingKindSchema = record({
  id: slug(),
  /** The word for it on the page of a product that needs it. */
  name: localisedText(40),
  /** The types that are distinguished, such as sizes; left out where it has none. */
  types: listOf(record({ id: slug(), name: localisedOrNeutral(40) }), 'a list of { id, name }')
    .min(1, 'at least one type')
    .optional()
    .default(undefined),
})

export const orderingKindsSchema = listOf(orderingKindSchema, 'a list of kinds')
export type OwnOrderingKind = InferType<typeof orderingKindSchema>
