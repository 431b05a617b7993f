import { type Filters, type ListItem, SHELF_LEVELS, type ShelfLevel } from './list-items.ts'

/** Returns the items that match every filter, with any of its selected options; the filter `except` is ignored. */
export function filterItems(items: readonly ListItem[], filters: Filters, except?: string): ListItem[] {
  const asked = Object.entries(filters).filter(([id, wanted]) => id !== except && wanted.length > 0)
  return items.filter(({ values }) =>
    asked.every(([id, wanted]) => wanted.some((option) => values[id]?.includes(option))),
  )
}

/** Counts for each option of a filter the items that it would show, with all other filters unchanged. */
export function countOptions(items: readonly ListItem[], filters: Filters, id: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { values } of filterItems(items, filters, id)) {
    for (const option of values[id] ?? []) counts.set(option, (counts.get(option) ?? 0) + 1)
  }
  return counts
}

/** Selects or deselects an option. Selected lower levels of the hierarchy that no longer belong to the upper ones are removed. */
export function toggleOption(items: readonly ListItem[], filters: Filters, id: string, option: string): Filters {
  const wanted = filters[id] ?? []
  const next = wanted.includes(option) ? wanted.filter((other) => other !== option) : [...wanted, option]
  return pruneShelves(items, withFilter(filters, id, next))
}

/** Removes a filter with all its options. */
export function dropFilter(filters: Filters, id: string): Filters {
  return withFilter(filters, id, [])
}

/** Returns the filters of the hierarchy's levels: those above `above`, or all levels. */
export function shelfFilters(filters: Filters, above?: ShelfLevel): Filters {
  const levels = above ? SHELF_LEVELS.slice(0, SHELF_LEVELS.indexOf(above)) : SHELF_LEVELS
  return Object.fromEntries(levels.flatMap((level) => (filters[level] ? [[level, filters[level]]] : [])))
}

/** Returns the filter whose removal gives the most results if there are none; undefined if no single removal helps. */
export function mostUsefulDrop(
  items: readonly ListItem[],
  filters: Filters,
): { id: string; count: number } | undefined {
  const drops = Object.keys(filters).map((id) => ({ id, count: filterItems(items, filters, id).length }))
  return drops.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0]
}

function pruneShelves(items: readonly ListItem[], filters: Filters): Filters {
  return SHELF_LEVELS.reduce((pruned: Filters, level) => {
    const wanted = pruned[level]
    if (!wanted) return pruned
    const within = filterItems(items, shelfFilters(pruned, level))
    const there = new Set(within.flatMap(({ values }) => values[level] ?? []))
    return withFilter(
      pruned,
      level,
      wanted.filter((option) => there.has(option)),
    )
  }, filters)
}

function withFilter(filters: Filters, id: string, options: readonly string[]): Filters {
  const { [id]: _dropped, ...rest } = filters
  return options.length > 0 ? { ...filters, [id]: options } : rest
}
