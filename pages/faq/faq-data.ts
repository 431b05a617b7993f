import type { Lang } from '../../src/base/i18n/lang-of.ts'
import type { InLocale } from '../../src/base/i18n/localised.ts'
import type { FaqCategory } from '../../src/content/schema/faq-categories.ts'
import type { Image } from '../../src/content/schema/media.ts'
import type { FilmData } from '../../src/web/teasers/film-data.ts'
import type { ProductTeaserData } from '../../src/web/teasers/product-teaser.tsx'

/** A document of an answer: a file, or a page of release notes. */
export type FaqDocument = {
  /** With language if it is a page. */
  href: string
  title: string
  /** Number, format and version. */
  note: string
  isPage?: true
}

export type FaqData = Lang & {
  slug: string
  category: FaqCategory
  subcategory: string
  question: string
  /** The question, with marks where its lines may end. */
  headline: string
  answer: string
  /** The first sentence of the answer; with marks where its lines may end if it is brief, and is set large. */
  opening: string
  isBrief: boolean
  /** The reasons below it. */
  reasons: string
  publishedOn: string
  date: string
  images: InLocale<Image>[]
  video?: FilmData
  documents: FaqDocument[]
  /** Safe HTML, made by renderMarkdown. */
  html: string
  related: { faqs: (Lang & { slug: string; category: FaqCategory; question: string })[]; products: ProductTeaserData[] }
}
