import type { InLocale } from '../../src/i18n/localised.ts'
import type { Image } from '../../src/catalogue/schema/media.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import type { Series } from '../../src/catalogue/schema/series.ts'

/** A product with the least data that the list needs; series, category and sub-category are derived from its specification. */
export type ProductRecord = {
  code: string
  model: string
  name: string
  /** Id of its specification, the lowest level of the hierarchy above products. */
  specification: string
  status: Product['status']
  /** Release date, to sort by. */
  released: string
  image?: Omit<InLocale<Image>, 'alt'>
  /** A line that distinguishes it from similar products. */
  line: string
  /** Ids of its options by filter attribute. */
  values: Record<string, string[]>
}

/** The data of the product list, in one language. */
export type ProductsData = {
  series: {
    id: string
    name: string
    accent: Series['accent']
    categories: {
      id: string
      name: string
      subCategories: { id: string; name: string; specifications: { id: string; name: string }[] }[]
    }[]
  }[]
  /** The number of series in words, capitalised. */
  seriesInWords: string
  /** The attributes to filter by, with all options that products have. */
  attributes: { id: string; label: string; options: { id: string; label: string }[] }[]
  /** Groups of the comparison, in display order. */
  attributeGroups: string[]
  /** In the default order: by series, category and position. */
  products: ProductRecord[]
}
