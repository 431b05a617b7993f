import type { Figure } from '../../src/catalogue/figure.ts'
import type { Series } from '../../src/catalogue/schema/series.ts'
import type { ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import type { Picture } from '../../src/ui/stand.tsx'

export type SeriesData = {
  id: string
  name: string
  title: string
  /** The title, cut where a line may end. */
  headline: string[]
  summary: string
  accent: Series['accent']
  introduction: { heading: string; text: string }[]
  /** The place where it is at home. */
  picture?: Picture
  /** Every product that has a body. */
  shelf: ShelfItem[]
  facts: SeriesFact[]
  categories: SeriesCategory[]
  /** Where most of these products are used. */
  solution?: { slug: string; title: string }
}

/** How a category is laid out. */
export type CategoryLayout = 'feature' | 'wide' | 'comparison' | 'cards'

/** A category as its series shows it. */
export type SeriesCategory = {
  id: string
  name: string
  summary: string
  layout: CategoryLayout
  products: (ProductTeaserData & { spec: string })[]
  /** Of a feature: what its first product can do. Of a comparison: where its products differ, a value for each. */
  rows: { id: string; label: string; values: string[] }[]
}

/** A number with where it comes from. */
export type SeriesFact = Figure & { label: string; model: string }

/** A product at its true size; without a picture its outline stands there. Lengths in millimetres. */
export type ShelfItem = {
  code: string
  model: string
  category: string
  /** Width and height as the label says them. */
  size: string
  width: number
  height: number
  src?: string
}
