import type { Lang } from '../../src/base/i18n/lang-of.ts'
import type { InLocale } from '../../src/base/i18n/localised.ts'
import type { Image } from '../../src/content/schema/media.ts'
import type { NewsCategory } from '../../src/content/schema/news-categories.ts'
import type { FilmData } from '../../src/web/teasers/film-data.ts'
import type { ProductTeaserData } from '../../src/web/teasers/product-teaser.tsx'

export type NewsArticleData = Lang & {
  slug: string
  title: string
  /** The title, with marks where its lines may end. */
  headline: string
  category: NewsCategory
  author: string
  publishedOn: string
  date: string
  /** The date of the last change of the content, and the same formatted. */
  updatedOn?: string
  updatedDate?: string
  summary: string
  image?: InLocale<Image>
  video?: FilmData
  /** Safe HTML, made by renderMarkdown. */
  html: string
  related: {
    news: (Lang & { slug: string; date: string; title: string })[]
    products: ProductTeaserData[]
    solutions: (Lang & { slug: string; title: string })[]
  }
}
