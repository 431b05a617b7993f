import type { PagePart, PageSlug } from '../../src/catalogue/schema/page-slugs.ts'

/** A product that is no longer made, with the last days as they are read. */
export type DiscontinuedProduct = {
  code: string
  model: string
  name: string
  lastOrder: string
  lastSupport: string
  successor?: { code: string; model: string }
}

export type PageData = {
  slug: PageSlug
  title: string
  /** The title, split at its possible line breaks. */
  headline: string[]
  summary: string
  updatedOn: string
  date: string
  /** In order: safe HTML, made by renderMarkdown, and parts made of data. */
  sections: ({ html: string } | { part: PagePart })[]
  /** The other pages about the vendor. */
  others: { slug: PageSlug; title: string }[]
  /** Empty on a page that does not list them. */
  discontinued: DiscontinuedProduct[]
}
