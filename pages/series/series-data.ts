import type { Lang } from '../../src/base/i18n/lang-of.ts'
import type { Figure } from '../../src/content/figure.ts'
import type { Series } from '../../src/content/schema/series.ts'
import type { ProductTeaserData } from '../../src/web/teasers/product-teaser.tsx'
import type { Picture } from '../../src/web/ui/stand.tsx'

export type SeriesData = Lang & {
  id: string
  name: string
  /** Its purpose, as a slogan. */
  title: string
  /** The name, with marks where its lines may end. */
  headline: string
  summary: string
  accent: Series['accent']
  introduction: { heading: string; text: string }[]
  /** A picture of the place where it is used. */
  picture?: Picture
  /** Products with dimensions: all, or some of every size. */
  shelf: ShelfItem[]
  /** Whether `shelf` has all products with dimensions. */
  isWholeShelf: boolean
  facts: SeriesFact[]
  categories: SeriesCategory[]
  /** The solution that uses most of these products. */
  solution?: { slug: string; title: string }
}

/** Layout of a category. */
export type CategoryLayout = 'feature' | 'wide' | 'comparison' | 'cards'

/** A category on its series' page. */
export type SeriesCategory = {
  id: string
  name: string
  /** The name, with marks where its lines may end. */
  heading: string
  summary: string
  layout: CategoryLayout
  /** Number of all its products. */
  count: number
  /** Whether its products can be put into a door schedule. */
  isForDoors: boolean
  /** Its products are parts of others. */
  areParts: boolean
  /** The first of its products. */
  products: (ProductTeaserData & { spec: string })[]
  /**
   * For a feature: attributes of its first product. For a comparison: the attributes in which its products differ, with
   * a value for each.
   */
  rows: { id: string; label: string; values: string[] }[]
  /** For a feature: maximum height of its picture, as a CSS length. */
  tallest?: string
}

/** A key figure with its model. */
export type SeriesFact = Figure & { label: string; model: string }

/** A product at true scale; without a picture its outline is shown. Lengths in millimetres. */
export type ShelfItem = {
  code: string
  model: string
  category: string
  /** Width and height as displayed. */
  size: string
  width: number
  height: number
  src?: string
}
