import type { AnyObjectSchema } from 'yup'
import { type BuilderCase, builderCaseSchema } from './schema/builder-case.ts'
import { type Faq, faqSchema } from './schema/faq.ts'
import { type News, newsSchema } from './schema/news.ts'
import { type Product, productSchema } from './schema/product.ts'
import { type Series, seriesSchema } from './schema/series.ts'
import { type Solution, solutionSchema } from './schema/solution.ts'
import { type Testimonial, testimonialSchema } from './schema/testimonial.ts'

/** The entities of the API contract (tests/requirements.md, section 12), and the record each one is. */
export type EntityRecords = {
  series: Series
  product: Product
  solution: Solution
  case: BuilderCase
  testimonial: Testimonial
  news: News
  faq: Faq
}
export type EntityName = keyof EntityRecords

export type Entity = {
  schema: AnyObjectSchema
  /** Folder below the content folder, one record a file. */
  folder: string
  /** The field that identifies a record; also its file's name. */
  key: string
  /** The record's long text stands beside it, in `<key>.<locale>.md`. */
  prose?: string
  /** Photographs of the record stand in a folder of its name beside it (photos.ts). */
  hasPhotos?: boolean
}

/** What is known of each entity, wherever its records come from. */
export const ENTITIES: Record<EntityName, Entity> = {
  series: { schema: seriesSchema, folder: 'series', key: 'id' },
  product: { schema: productSchema, folder: 'products', key: 'code', hasPhotos: true },
  solution: { schema: solutionSchema, folder: 'solutions', key: 'slug' },
  case: { schema: builderCaseSchema, folder: 'cases', key: 'id' },
  testimonial: { schema: testimonialSchema, folder: 'testimonials', key: 'id' },
  news: { schema: newsSchema, folder: 'news', key: 'slug', prose: 'body' },
  faq: { schema: faqSchema, folder: 'faqs', key: 'slug', prose: 'body' },
}

// Object.keys forgets the key type; the table above is its only source.
export const ENTITY_NAMES = Object.keys(ENTITIES) as EntityName[]
