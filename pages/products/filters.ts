import type { Filters } from './list-items.ts'

/** Selects or deselects an option, whatever other filters are left with. */
export function toggleFilter(filters: Filters, id: string, option: string): Filters {
  const wanted = filters[id] ?? []
  return withFilter(
    filters,
    id,
    wanted.includes(option) ? wanted.filter((other) => other !== option) : [...wanted, option],
  )
}

/** Sets the selected options of a filter; without any it is removed. */
export function withFilter(filters: Filters, id: string, options: readonly string[]): Filters {
  const { [id]: _dropped, ...rest } = filters
  return options.length > 0 ? { ...filters, [id]: options } : rest
}
