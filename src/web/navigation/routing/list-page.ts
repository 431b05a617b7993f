export type ListPage<Item> = {
  items: readonly Item[]
  /** Page number, from 1. */
  page: number
  pages: number
}

/**
 * Returns one page of a list. A page number beyond the end returns the last page; an empty list has one empty page.
 * @example cutPage(['a', 'b', 'c'], 2, 2) // { items: ['c'], page: 2, pages: 2 }
 */
export function cutPage<Item>(items: readonly Item[], page: number, size: number): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const shown = Math.min(Math.max(1, page), pages)
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pages }
}

/**
 * Reads the page number from search parameters; 1 if it is missing or not a number.
 * @example readPageNumber(new URLSearchParams('page=3')) // 3
 */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}
