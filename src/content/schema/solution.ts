import type { InferType } from 'yup'
import {
  itemsOf,
  listOf,
  localisedText,
  oneOf,
  plainText,
  record,
  referenceTo,
  referencesTo,
  slug,
  wholeNumber,
} from './fields.ts'
import { imageSchema, photosField } from './media.ts'
import { formerSlugs } from './move.ts'
import { searchWordsField } from './search-words.ts'
import { draftField } from './shown.ts'
import { sizingSchema } from './sizing.ts'

/** The kind of a node in a system diagram; decides how it is drawn. */
export const NODE_KINDS = ['device', 'server', 'person', 'place', 'network', 'service'] as const

/** Points of the residential block, the drawing of solutions that have neither a screen nor a building of their own. */
export const SECTION_PLACES = [
  'gate',
  'lobby',
  'desk',
  'lift',
  'home',
  'basement',
  'ramp',
  'plantRoom',
  'fire',
  'roof',
] as const
export type SectionPlace = (typeof SECTION_PLACES)[number]

const nodeSchema = record({
  id: slug(),
  kind: oneOf(NODE_KINDS),
  /** Its point in the residential block; without one it is in the list alone. A building of the solution's own ignores it. */
  place: oneOf(SECTION_PLACES).optional().default(undefined),
  label: localisedText(40),
  /** Its function in this system, in one sentence. */
  detail: localisedText(160),
  /** The product used for it. */
  product: referenceTo('product').optional().default(undefined),
})

const linkSchema = record({ from: slug(), to: slug(), label: localisedText(40) })

/**
 * A solution (`data/solutions/<slug>.json`): slug, title and shortTitle are required (tests/requirements.md, section
 * 3); the other fields are the content of its page.
 */
export const solutionSchema = record({
  slug: slug(),
  /** Slugs that it had before, or of what it replaces: their addresses lead to its page. */
  formerly: formerSlugs(),
  ...draftField(),
  title: localisedText(60),
  shortTitle: localisedText(30),
  ...searchWordsField(),
  /** The order on every page. */
  position: wholeNumber(1, 99),
  /** One or two sentences; also the page's description. */
  summary: localisedText(240),
  /** In place of `image`. */
  photos: photosField().max(1, 'at most 1 photograph'),
  image: imageSchema.optional().default(undefined),
  /** The customers' problem, in paragraphs. */
  problem: listOf(localisedText(600), 'a list of paragraphs').min(1, 'at least one paragraph'),
  /** The structure of the system: the data of its diagram. */
  system: record({
    summary: localisedText(400),
    nodes: listOf(nodeSchema, 'a list of nodes').min(3, 'at least 3 nodes'),
    links: listOf(linkSchema, 'a list of links').min(2, 'at least 2 links'),
  })
    .test('links', 'links between nodes of this diagram', (system) => {
      const ids = new Set(itemsOf(system.nodes).map((node) => node.id))
      return itemsOf(system.links).every((link) => ids.has(link.from) && ids.has(link.to))
    })
    .test('places', 'at most one node at a place of the drawing', (system) => {
      const places = itemsOf(system.nodes).flatMap((node) => node.place ?? [])
      return new Set(places).size === places.length
    }),
  /** A day in use, in chronological order. */
  day: listOf(
    record({
      /** 24-hour clock, '07:10'. */
      time: plainText(5).matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM'),
      title: localisedText(40),
      text: localisedText(300),
    }),
    'a list of moments',
  ).min(3, 'at least 3 moments'),
  /** The changes by it: before and after. */
  changes: listOf(
    record({ subject: localisedText(40), before: localisedText(160), after: localisedText(160) }),
    'a list of changes',
  ).min(2, 'at least 2 changes'),
  /** A film of it at work. */
  video: referenceTo('film').optional().default(undefined),
  /** Those of its nodes, and its other parts. */
  products: referencesTo('product').min(1, 'at least one product'),
  /** Rules by which the door schedule is filled for a building (sizing.ts). */
  sizing: sizingSchema.optional().default(undefined),
}).test('products', function checkProducts({ system, products }) {
  const missing = itemsOf(system?.nodes).find(({ product }) => product && !itemsOf(products).includes(product))
  if (!missing) return true
  return this.createError({ path: 'products', message: `the product of node ${missing.id}, ${missing.product}` })
})
export type Solution = InferType<typeof solutionSchema>
