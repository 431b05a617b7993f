/** Products on a page of the list: four rows of three, six of two. */
export const PAGE_SIZE = 12

/** Cuts one page out of a list; a page beyond the last is the last. */
export function cutPage<Item>(
  items: readonly Item[],
  wanted: number,
): { page: number; pages: number; shown: readonly Item[] } {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  const page = Math.min(wanted, pages)
  return { page, pages, shown: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}
