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

type Findable = {
  /** By series, category and position. */
  items: readonly ListItem[]
  index: FilterIndex
  /** Codes of those that the whole list begins with. */
  known: readonly string[]
}

/**
 * Returns the products that match search and filters: in the default order, the best first, or sorted. `keys` are the
 * codes that a search has found. Discontinued products come after all others, except one whose model is searched for.
 */
export function findItems({ items, index, known }: Findable, state: ListState, keys: readonly string[]): FoundItems {
  if (state.q === '') {
    const found = filterItems(index, state.filters)
    const matching = items.filter((_item, place) => isIn(found, place))
    const isWhole = state.sort === 'standard' && Object.keys(state.filters).length === 0
    return { items: isWhole ? knownFirst(matching, known) : sortItems(matching, state.sort), within: undefined }
  }
  const places = new Map(items.map(({ code }, place) => [code, place]))
  const ranked = keys.flatMap((code) => places.get(code) ?? [])
  const within = createSet(index.size)
  for (const place of ranked) addTo(within, place)
  const found = filterItems(index, state.filters, { within })
  const matching = ranked.flatMap((place) => (isIn(found, place) ? (items[place] ?? []) : []))
  const isOver = (item: ListItem) => item.status === 'discontinued' && !asksFor(state.q, item.model)
  const best = [...matching.filter((item) => !isOver(item)), ...matching.filter(isOver)]
  return { items: sortItems(best, state.sort), within }
}

/** Whether a search has a whole model. @example asksFor('ab f100', 'AB-F100') // true */
function asksFor(query: string, model: string): boolean {
  const [wanted, whole] = [query, model].map((text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
  return wanted === whole
}

/** Puts the products with these codes first, in the order of the codes. */
export function knownFirst<Item extends { code: string }>(items: readonly Item[], known: readonly string[]): Item[] {
  const places = new Map(items.map((item) => [item.code, item]))
  const first = new Set(known.flatMap((code) => places.get(code) ?? []))
  return [...first, ...items.filter((item) => !first.has(item))]
}
