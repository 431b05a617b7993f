import type { Lang } from '../../src/base/i18n/lang-of.ts'
import type { InLocale } from '../../src/base/i18n/localised.ts'
import type { Home } from '../../src/content/schema/home.ts'
import type { NewsCategory } from '../../src/content/schema/news-categories.ts'
import type { Decoration } from '../../src/content/schema/media.ts'
import type { BrowsedLink } from '../../src/web/features/search/panel/browse-groups.tsx'
import type { ProductTeaserData } from '../../src/web/teasers/product-teaser.tsx'

export type HomeData = {
  title: string
  /** Description of the vendor, for search results. */
  description: string
  story: { heading: string; lead: string; paragraphs: string[] }
  claims: InLocale<Home['claims']>
  series: { id: string; name: string; accent: ProductTeaserData['accent']; count: number }[]
  /** The number of series in words, capitalised. */
  seriesInWords: string
  /** Common search terms: the most frequent option of some attributes. */
  specifications: BrowsedLink[]
  shelf: ProductTeaserData[]
  /** The quotation and its author with marks where lines may end. */
  testimonials: (Lang & { id: string; isIllustrative: boolean; quote: string; author: string; customer: string })[]
  cases: { id: number; location: string }[]
  /** Categories with news. */
  newsCategories: NewsCategory[]
  /** The date of the newest news item, formatted. */
  newsOn?: string
  /** The device beside each door of the hero, if the catalogue contains it. */
  devices: Partial<Record<'story' | 'products' | 'cases' | 'news', Decoration>>
  /** By year; its numbers stand in the order of the series. */
  sales?: { isIllustrative: boolean; years: { year: number; thousandSets: number[] }[] }
  customers?: InLocale<NonNullable<Home['customers']>>
}
