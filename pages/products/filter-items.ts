import { addTo, anyOf, both, countBoth, createFullSet, createSet, haveCommon, type ItemSet } from './item-sets.ts'
import { toggleFilter, withFilter } from './filters.ts'
import { type Filters, SHELF_LEVELS, type ShelfLevel } from './list-items.ts'

/** Which products have which options, by filter and option. */
export type FilterIndex = {
  /** Number of all products. */
  size: number
  /** All products. */
  all: ItemSet
  options: ReadonlyMap<string, ReadonlyMap<string, ItemSet>>
  /** Which products have any option of a filter. */
  having: ReadonlyMap<string, ItemSet>
}

/** Creates the index of a list from the options that its products have. */
export function createIndex(size: number, values: Iterable<[place: number, id: string, option: string]>): FilterIndex {
  const options = new Map<string, Map<string, ItemSet>>()
  for (const [place, id, option] of values) {
    const sets = options.get(id) ?? new Map<string, ItemSet>()
    const set = sets.get(option) ?? createSet(size)
    addTo(set, place)
    options.set(id, sets.set(option, set))
  }
  const having = new Map([...options].map(([id, sets]) => [id, anyOf([...sets.values()], size)] as const))
  return { size, all: createFullSet(size), options, having }
}

/** Returns the products that have an option of a filter. */
export function withOption({ options, size }: FilterIndex, id: string, option: string): ItemSet {
  return options.get(id)?.get(option) ?? createSet(size)
}

/**
 * Returns the products that match every filter, with any of its selected options; the filter `except` is ignored. With
 * `within`, only products of that set.
 */
export function filterItems(
  index: FilterIndex,
  filters: Filters,
  { within = index.all, except }: { within?: ItemSet; except?: string } = {},
): ItemSet {
  const asked = Object.entries(filters).filter(([id, wanted]) => id !== except && wanted.length > 0)
  return asked.reduce(
    (found, [id, wanted]) =>
      both(
        found,
        anyOf(
          wanted.map((option) => withOption(index, id, option)),
          index.size,
        ),
      ),
    within,
  )
}

/** Selects or deselects an option. Selected lower levels of the hierarchy that no longer belong to the upper ones are removed. */
export function toggleOption(index: FilterIndex, filters: Filters, id: string, option: string): Filters {
  return pruneShelves(index, toggleFilter(filters, id, option))
}

/** Returns the filters of the hierarchy's levels: those above `above`, or all levels. */
export function shelfFilters(filters: Filters, above?: ShelfLevel): Filters {
  const levels = above ? SHELF_LEVELS.slice(0, SHELF_LEVELS.indexOf(above)) : SHELF_LEVELS
  return Object.fromEntries(levels.flatMap((level) => (filters[level] ? [[level, filters[level]]] : [])))
}

/** Returns the filter whose removal gives the most results if there are none; undefined if no single removal helps. */
export function mostUsefulDrop(
  index: FilterIndex,
  filters: Filters,
  within?: ItemSet,
): { id: string; count: number } | undefined {
  const drops = Object.keys(filters).map((id) => {
    const left = filterItems(index, filters, { ...(within && { within }), except: id })
    return { id, count: countBoth(left, left) }
  })
  return drops.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0]
}

function pruneShelves(index: FilterIndex, filters: Filters): Filters {
  return SHELF_LEVELS.reduce((pruned: Filters, level) => {
    const wanted = pruned[level]
    if (!wanted) return pruned
    const within = filterItems(index, shelfFilters(pruned, level))
    return withFilter(
      pruned,
      level,
      wanted.filter((option) => haveCommon(within, withOption(index, level, option))),
    )
  }, filters)
}
