import type { InLocale } from '../../src/i18n/localised.ts'
import type { FaqCategory } from '../../src/catalogue/schema/faq-categories.ts'
import type { Download, Image } from '../../src/catalogue/schema/media.ts'
import type { FilmData } from '../../src/teasers/film-data.ts'
import type { ProductTeaserData } from '../../src/teasers/product-teaser.tsx'

export type FaqData = {
  slug: string
  category: FaqCategory
  subcategory: string
  question: string
  /** The question, split at its possible line breaks. */
  headline: string[]
  answer: string
  publishedOn: string
  date: string
  images: InLocale<Image>[]
  video?: FilmData
  documents: InLocale<Download>[]
  /** Safe HTML, made by renderMarkdown. */
  html: string
  related: { faqs: { slug: string; category: FaqCategory; question: string }[]; products: ProductTeaserData[] }
}
