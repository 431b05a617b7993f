import type { Series } from '../../../content/schema/series.ts'

/** Kinds of searchable items. The first five are the search panel's tabs. */
export const SEARCH_KINDS = [
  'series',
  'category',
  'subCategory',
  'specification',
  'product',
  'solution',
  'news',
  'faq',
  'page',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** The fields that an item is found by; `device` holds the words of names that say what a part belongs to. */
export const SEARCH_FIELDS = ['model', 'name', 'alias', 'shelf', 'summary', 'detail', 'device'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** The shown fields of a search result. */
export type SearchRecord = {
  kind: SearchKind
  /** Id, code or slug. */
  key: string
  title: string
  /** Address without language. */
  path: string
  /** Its distinction: a product's model, the category of a sub-category, the attribute of an option. */
  note?: string
  /** The accent colour of its series. */
  accent?: Series['accent']
  /** Number of products that it leads to. */
  count?: number
  image?: { src: string; width: number; height: number }
  /** Of a product that is no longer sold. */
  isDiscontinued?: true
  /** Of a product that is sold and can be put into a door schedule. */
  isForDoors?: true
  /** Of a product: which documents it has, packed (document-query.ts). */
  papers?: string
}
