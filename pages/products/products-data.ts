import type { InLocale } from '../../src/i18n/localised.ts'
import type { Image } from '../../src/catalogue/schema/media.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import type { Series } from '../../src/catalogue/schema/series.ts'

/** A product as short as the list can do with; the shelf it stands on tells its series, category and sub-category. */
export type ProductRecord = {
  code: string
  model: string
  name: string
  /** Id of its specification, the finest node of the hierarchy. */
  specification: string
  status: Product['status']
  /** The day of its release, to sort by. */
  released: string
  image?: Omit<InLocale<Image>, 'alt'>
  /** What tells it apart, in one line. */
  line: string
  /** Ids of its options by filter attribute. */
  values: Record<string, string[]>
}

/** What the product list needs, in one language. */
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
  /** The attributes to filter by, with every option that a product has. */
  attributes: { id: string; label: string; options: { id: string; label: string }[] }[]
  /** Groups of the comparison, in their order. */
  attributeGroups: string[]
  /** In the standard order: by series, category and position. */
  products: ProductRecord[]
}
