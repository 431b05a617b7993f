import type { ProductRecord, ProductsData } from './products-data.ts'

/** The levels of the hierarchy, from top to bottom; each is a filter. */
export const SHELF_LEVELS = ['series', 'category', 'subCategory', 'specification'] as const
export type ShelfLevel = (typeof SHELF_LEVELS)[number]

/** Selected option ids by filter: an item must match any option of a filter, and all filters. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** A product with all values that it can be filtered by: levels of the hierarchy, status and attributes. */
export type ListItem = Omit<ProductRecord, 'values'> & {
  series: ProductsData['series'][number]
  category: ProductsData['series'][number]['categories'][number]
  values: Filters
}

/** Adds its position in the hierarchy to every product. A product without one is omitted. */
export function listItems({ series: allSeries, products }: ProductsData): ListItem[] {
  const shelves = new Map<string, Pick<ListItem, 'series' | 'category'> & { values: Record<ShelfLevel, string[]> }>()
  for (const series of allSeries) {
    for (const category of series.categories) {
      for (const subCategory of category.subCategories) {
        for (const { id } of subCategory.specifications) {
          const values = {
            series: [series.id],
            category: [category.id],
            subCategory: [subCategory.id],
            specification: [id],
          }
          shelves.set(id, { series, category, values })
        }
      }
    }
  }
  return products.flatMap((product) => {
    const shelf = shelves.get(product.specification)
    if (!shelf) return []
    return [{ ...product, ...shelf, values: { ...product.values, ...shelf.values, status: [product.status] } }]
  })
}
