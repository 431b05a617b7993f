import type { InferType } from 'yup'
import { flag, listOf, localisedText, record, slug } from './fields.ts'

/** A group of the attribute table, as its vendor names it (`#vendor/content/attribute-groups.json`). */
const attributeGroupSchema = record({
  id: slug(),
  /** The heading above its rows. */
  name: localisedText(40),
  /** Its attributes say little of what a product can do, such as weight, temperatures, warranty: cards name others first. */
  isIncidental: flag().optional().default(undefined),
})

/** The groups, in the order of every table. */
export const attributeGroupsSchema = listOf(attributeGroupSchema, 'a list of groups').min(1, 'at least one group')
export type AttributeGroup = InferType<typeof attributeGroupSchema>
