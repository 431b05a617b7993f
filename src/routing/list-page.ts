export type ListPage<Item> = {
  items: readonly Item[]
  /** From 1. */
  page: number
  pages: number
}

/**
 * Cuts one page out of a list. A page beyond the end is the last one; an empty list has one empty page.
 *
 * @example cutPage(['a', 'b', 'c'], 2, 2) // { items: ['c'], page: 2, pages: 2 }
 */
export function cutPage<Item>(items: readonly Item[], page: number, size: number): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const shown = Math.min(Math.max(1, page), pages)
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pages }
}

/**
 * Reads the number of a page from search parameters; 1 where there is none, or no number.
 *
 * @example readPageNumber(new URLSearchParams('page=3')) // 3
 */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}
