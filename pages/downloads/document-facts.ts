import type { Series } from '../../src/content/schema/series.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'

/** To be raised with every change of `DocumentFacts`: an open page does not read a file of another format. */
export const FACTS_FORMAT = 1

/** A file of the vendor's own. */
export type OwnDocument = {
  /** Index of its product. */
  at: number
  kind: 'sheet' | 'other'
  /** How it is called; a data sheet has the name of its kind. */
  title?: string
  src: string
  version: string
  updatedOn: string
  /** Absent if it is for all languages. */
  language?: Locale
}

/**
 * The documents of products, in one language. Each list from `models` on has one item per product. Addresses, numbers and
 * titles of what the build makes follow from these (`list-documents.ts`).
 */
export type DocumentFacts = {
  format: number
  series: { id: string; name: string; accent: Series['accent'] }[]
  /** Newest versions of firmware, with the family whose notes tell of them. */
  firmware: { id: string; version: string; releasedOn: string }[]
  /** Versions with their days, '1.2 2026-02-03'. */
  editions: string[]
  models: string[]
  names: string[]
  /** Indices in `series`. */
  of: number[]
  /** Indices in `editions` of the data sheet (`sheets`) and of the installation documents (`papers`); -1 for none. */
  sheets: number[]
  papers: number[]
  /** The documents that its installation data yields: first letters of the kinds, 'gtsd'. */
  kinds: string[]
  /** Indices in `firmware`; -1 for none. */
  runs: number[]
  own: OwnDocument[]
}
