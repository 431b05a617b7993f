import type { EntityRecords } from './entities.ts'
import type { Attribute } from './schema/attribute.ts'
import type { Film } from './schema/films.ts'
import type { Page } from './schema/page.ts'
import type { Product } from './schema/product.ts'
import type { Category, Series } from './schema/series.ts'
import type { Snapshot } from './snapshot.ts'

type SubCategory = Category['subCategories'][number]
type Specification = SubCategory['specifications'][number]

/** The position of a product in the hierarchy. */
export type Shelf = { series: Series; category: Category; subCategory: SubCategory; specification: Specification }

/**
 * A snapshot with the look-ups that pages need. A look-up by an id from a reference never fails, because the snapshot
 * was validated.
 */
export type Catalogue = {
  snapshot: Snapshot
  series: (id: string) => Series
  product: (code: string) => Product | undefined
  products: (codes: readonly string[]) => Product[]
  solution: (slug: string) => EntityRecords['solution'] | undefined
  solutions: (slugs: readonly string[]) => EntityRecords['solution'][]
  news: (slug: string) => EntityRecords['news'] | undefined
  faq: (slug: string) => EntityRecords['faq'] | undefined
  page: (slug: string) => Page | undefined
  film: (slug: string) => Film
  attribute: (id: string) => Attribute
  shelfOf: (product: Product) => Shelf
  /** All products, in the order of the product list: by series and category. */
  listProducts: () => Product[]
  /** Products of a category, in display order. */
  productsIn: (categoryId: string) => readonly Product[]
  /** Number of products of a series. */
  countIn: (seriesId: string) => number
}

/** Indexes a snapshot, once per process. Every look-up then takes constant time. */
export function createCatalogue(snapshot: Snapshot): Catalogue {
  const series = indexBy(snapshot.series, (item) => item.id)
  const products = indexBy(snapshot.product, (item) => item.code)
  const solutions = indexBy(snapshot.solution, (item) => item.slug)
  const news = indexBy(snapshot.news, (item) => item.slug)
  const faqs = indexBy(snapshot.faq, (item) => item.slug)
  const pages = indexBy(snapshot.pages, (item) => item.slug)
  const films = indexBy(snapshot.films, (item) => item.slug)
  const attributes = indexBy(snapshot.attributes, (item) => item.id)
  const shelves = indexShelves(snapshot.series)
  const shelfOf = (product: Product) => found(shelves.get(product.specification), product.specification)
  const byCategory = groupBy(snapshot.product, (product) => shelfOf(product).category.id)
  const productsIn = (categoryId: string) => byCategory.get(categoryId) ?? []
  return {
    snapshot,
    series: (id) => found(series.get(id), id),
    product: (code) => products.get(code),
    products: (codes) => codes.map((code) => found(products.get(code), code)),
    solution: (slug) => solutions.get(slug),
    solutions: (slugs) => slugs.map((slug) => found(solutions.get(slug), slug)),
    news: (slug) => news.get(slug),
    faq: (slug) => faqs.get(slug),
    page: (slug) => pages.get(slug),
    film: (slug) => found(films.get(slug), slug),
    attribute: (id) => found(attributes.get(id), id),
    shelfOf,
    listProducts: () => snapshot.series.flatMap(({ categories }) => categories.flatMap(({ id }) => productsIn(id))),
    productsIn,
    countIn: (seriesId) => {
      const { categories } = found(series.get(seriesId), seriesId)
      return categories.reduce((sum, category) => sum + (byCategory.get(category.id)?.length ?? 0), 0)
    },
  }
}

function indexShelves(allSeries: readonly Series[]): Map<string, Shelf> {
  const shelves = new Map<string, Shelf>()
  for (const series of allSeries) {
    for (const category of series.categories) {
      for (const subCategory of category.subCategories) {
        for (const specification of subCategory.specifications) {
          shelves.set(specification.id, { series, category, subCategory, specification })
        }
      }
    }
  }
  return shelves
}

function indexBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  return new Map(items.map((item) => [keyOf(item), item]))
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function found<Item>(item: Item | undefined, id: string): Item {
  if (item === undefined) throw new Error(`"${id}" is not in the catalogue`)
  return item
}
