import type { Lang } from '../../src/base/i18n/lang-of.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Series } from '../../src/content/schema/series.ts'
import type { CardImage } from '../../src/artwork/drawing/products/card-image.ts'

/** A category; `isForDoors` if its products can be put into a door schedule. */
export type NamedCategory = { id: string; name: string; isForDoors?: true }

/** A product as its card shows it; its series is derived from its category. */
export type CardRecord = Lang & {
  code: string
  model: string
  /** With marks where its lines may end. */
  name: string
  /** Id of its category. */
  category: string
  status: Product['status']
  image?: Omit<CardImage, 'alt'>
  /** A line that distinguishes it from similar products. */
  line: string
}

/** A product with all that the list is filtered and sorted by. */
export type ProductRecord = CardRecord & {
  /** Id of its specification, the lowest level of the hierarchy above products. */
  specification: string
  /** Release date, to sort by. */
  released: string
  /** Ids of its options by filter attribute. */
  values: Record<string, string[]>
}

/** A filter that is offered while none is selected. */
export type FirstFacet = {
  id: string
  label: string
  options: { id: string; label: string; count: number }[]
}

/**
 * The data of one page of the product list, in one language. The data for filtering all products is in a file of its
 * own (facts-file.ts).
 */
export type ProductsData = {
  series: {
    id: string
    name: string
    accent: Series['accent']
    /** With its number of products, and the page where they begin, apart from those that home shows. */
    categories: (NamedCategory & { count: number; page: number })[]
  }[]
  /** The number of series in words, capitalised. */
  seriesInWords: string
  /** Number of all products. */
  count: number
  /** From 1. */
  page: number
  pages: number
  facets: FirstFacet[]
  /** Ids of all attributes that the list can be filtered by. */
  filters: string[]
  /** The products of this page, in the default order: those that home shows, then by series, category and position. */
  products: CardRecord[]
  /** How many of them home shows. */
  known: number
}
