import type { Series } from '../../src/content/schema/series.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { DocumentKind } from './list-documents.ts'

/** A page of the list of documents. */
export type ListData = {
  view: 'list'
  /** Of the products of this page. */
  facts: DocumentFacts
  /** The page on which each series begins. */
  series: { id: string; name: string; accent: Series['accent']; page: number }[]
  /** Kinds of which there are documents. */
  kinds: DocumentKind[]
  page: number
  pages: number
  /** Of the whole list, in this language. */
  count: { products: number; documents: number }
}

/** The newest version of each family, as HTML that the build made. */
export type FirmwareData = { view: 'firmware'; html: string }

/** All versions of a family, as HTML that the build made. */
export type NotesData = {
  view: 'notes'
  id: string
  name: string
  /** The title, with marks where its lines may end. */
  headline: string
  models: string
  html: string
}

export type DownloadsData = ListData | FirmwareData | NotesData
