import type { CardRecord, NamedCategory, ProductsData } from './products-data.ts'

/** The levels of the hierarchy, from top to bottom; each is a filter. */
export const SHELF_LEVELS = ['series', 'category', 'subCategory', 'specification'] as const
export type ShelfLevel = (typeof SHELF_LEVELS)[number]

/** Selected option ids by filter: an item must match any option of a filter, and all filters. */
export type Filters = Readonly<Record<string, readonly string[]>>

type NamedSeries = Pick<ProductsData['series'][number], 'id' | 'name' | 'accent'>

/** A product of the list with its position in the hierarchy. */
export type CardItem = Omit<CardRecord, 'category'> & { series: NamedSeries; category: NamedCategory }

/** A product of the whole list, with what it is sorted by. */
export type ListItem = CardItem & { released: string }

/** Adds its series and category to every product. A product without them is omitted. */
export function placeItems<Item extends { category: string }>(
  items: readonly Item[],
  allSeries: readonly (NamedSeries & { categories: readonly NamedCategory[] })[],
): (Omit<Item, 'category'> & Pick<CardItem, 'series' | 'category'>)[] {
  const places = new Map(
    allSeries.flatMap((series) => series.categories.map((category) => [category.id, { series, category }] as const)),
  )
  return items.flatMap((item) => {
    const place = places.get(item.category)
    return place ? [{ ...item, ...place }] : []
  })
}
