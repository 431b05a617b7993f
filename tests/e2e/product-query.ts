import type { Product } from '../../src/content/schema/product.ts'
import { catalogue } from './catalogue.ts'

/** The filters of a reader. */
export type ProductQuery = {
  series?: string
  /** Any of them. */
  categories?: readonly string[]
  subCategory?: string
  status?: Product['status']
  /** The value that each of these attributes has, or has among others. */
  attributes?: Record<string, string | number>
}

/** All products by series, category and position. */
export const PRODUCTS: readonly Product[] = catalogue.snapshot.series
  .flatMap(({ categories }) => categories)
  .flatMap(({ id }) => catalogue.productsIn(id))

/** All products as the whole list shows them: first those that home shows. */
export const STANDARD: readonly Product[] = [
  ...new Set([...catalogue.products(catalogue.snapshot.home.shelf), ...PRODUCTS]),
]

/** Finds the products that a query asks for, in the order of the list. */
export function findProducts(query: ProductQuery): Product[] {
  return PRODUCTS.filter((product) => {
    const { series, category, subCategory } = catalogue.shelfOf(product)
    return (
      (query.series ?? series.id) === series.id &&
      (query.categories ?? [category.id]).includes(category.id) &&
      (query.subCategory ?? subCategory.id) === subCategory.id &&
      (query.status ?? product.status) === product.status &&
      Object.entries(query.attributes ?? {}).every(([id, value]) => {
        const own = product.attributes[id]
        return Array.isArray(own) ? own.some((each) => each === value) : own === value
      })
    )
  })
}

/** Finds the first product that a query asks for. Throws when there is none: then there is nothing to test. */
export function findProduct(query: ProductQuery): Product {
  const [product] = findProducts(query)
  if (!product) throw new Error(`There is no product of ${JSON.stringify(query)}`)
  return product
}
