import type { AnyObjectSchema } from 'yup'
import { type BuilderCase, builderCaseSchema } from './schema/builder-case.ts'
import { type Faq, faqSchema } from './schema/faq.ts'
import { type News, newsSchema } from './schema/news.ts'
import { type Product, productSchema } from './schema/product.ts'
import { type Series, seriesSchema } from './schema/series.ts'
import { type Solution, solutionSchema } from './schema/solution.ts'
import { type Testimonial, testimonialSchema } from './schema/testimonial.ts'

/** The entities of the API contract (tests/requirements.md, section 12), with the type of their records. */
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
  /** Folder below the content folder, one record per file. */
  folder: string
  /** The field that identifies a record; also its file's name. */
  key: string
  /** The record's long text, in `<key>.<locale>.md` beside its file. */
  prose?: string
  /** Photographs of the record are in a folder of its name beside its file (photos.ts). */
  hasPhotos?: boolean
}

/** Metadata of each entity, whatever the source of its records. */
export const ENTITIES: Record<EntityName, Entity> = {
  series: { schema: seriesSchema, folder: 'series', key: 'id' },
  product: { schema: productSchema, folder: 'products', key: 'code', hasPhotos: true },
  solution: { schema: solutionSchema, folder: 'solutions', key: 'slug', hasPhotos: true },
  case: { schema: builderCaseSchema, folder: 'cases', key: 'id' },
  testimonial: { schema: testimonialSchema, folder: 'testimonials', key: 'id' },
  news: { schema: newsSchema, folder: 'news', key: 'slug', prose: 'body', hasPhotos: true },
  faq: { schema: faqSchema, folder: 'faqs', key: 'slug', prose: 'body', hasPhotos: true },
}

// Object.keys loses the key type; the table above is its only source.
export const ENTITY_NAMES = Object.keys(ENTITIES) as EntityName[]
