import type { Facet } from './facets.ts'
import type { Filters } from './list-items.ts'
import type { FirstFacet } from './products-data.ts'

/** Returns the filters that a page offers until the facts of all products are loaded; with counts while none is selected. */
export function firstFacetsOf(facets: readonly FirstFacet[], filters: Filters): Facet[] {
  const isAsked = Object.keys(filters).length > 0
  return facets.map(({ id, label, options }) => ({
    id,
    label,
    options: options.map(({ count, ...option }) => ({
      ...option,
      ...(!isAsked && { count }),
      isWanted: filters[id]?.includes(option.id) ?? false,
    })),
  }))
}
