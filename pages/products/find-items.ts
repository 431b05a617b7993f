import { type FilterIndex, filterItems } from './filter-items.ts'
import { addTo, createSet, isIn, type ItemSet } from './item-sets.ts'
import type { ListItem } from './list-items.ts'
import type { ListState } from './list-state.ts'
import { sortItems } from './sort-items.ts'

export type FoundItems = {
  /** In the order to be shown. */
  items: readonly ListItem[]
  /** The products that the search has found, whatever the filters; undefined without a search. */
  within: ItemSet | undefined
}

/**
 * Returns the products that match search and filters: in the default order, the best first, or sorted. `keys` are the
 * codes that a search has found.
 */
export function findItems(
  { items, index }: { items: readonly ListItem[]; index: FilterIndex },
  state: ListState,
  keys: readonly string[],
): FoundItems {
  if (state.q === '') {
    const found = filterItems(index, state.filters)
    const matching = items.filter((_item, place) => isIn(found, place))
    return { items: sortItems(matching, state.sort), within: undefined }
  }
  const places = new Map(items.map(({ code }, place) => [code, place]))
  const ranked = keys.flatMap((code) => places.get(code) ?? [])
  const within = createSet(index.size)
  for (const place of ranked) addTo(within, place)
  const found = filterItems(index, state.filters, { within })
  const best = ranked.flatMap((place) => (isIn(found, place) ? (items[place] ?? []) : []))
  return { items: sortItems(best, state.sort), within }
}
