import { countOptions, filterItems, shelfFilters } from './filter-items.ts'
import { type Filters, type ListItem, SHELF_LEVELS, type ShelfLevel } from './list-items.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A filter with its current options. */
export type Facet = {
  id: string
  label: string
  options: { id: string; label: string; count: number; isWanted: boolean }[]
}

/** Minimum share of products with an attribute, for offering it across categories. */
const MIN_SHARE = 1 / 3

/**
 * Selects the filters to offer and counts their options: the levels of the hierarchy step by step, then the attributes
 * of the selected category or, without one, those that many products share. Active filters are always offered.
 */
export function facetsOf(items: readonly ListItem[], vocabulary: Vocabulary, filters: Filters): Facet[] {
  const scope = filterItems(items, shelfFilters(filters))
  return [...vocabulary].flatMap(([id, { label, options }]) => {
    const wanted = filters[id] ?? []
    const level = SHELF_LEVELS.find((name) => name === id)
    const there = optionsIn(level ? filterItems(items, shelfFilters(filters, level)) : scope, id)
    const isOffered = level ? isLevelOffered(level, filters) : isAttributeOffered(scope, id, there.size, filters)
    if (wanted.length === 0 && !isOffered) return []
    const counts = countOptions(items, filters, id)
    const offered = [...options].filter(([option]) => there.has(option) || wanted.includes(option))
    return [
      {
        id,
        label,
        options: offered.map(([option, name]) => ({
          id: option,
          label: name,
          count: counts.get(option) ?? 0,
          isWanted: wanted.includes(option),
        })),
      },
    ]
  })
}

/**
 * Sub-categories are offered once a category is selected, specifications once a sub-category is: before that there are
 * too many.
 */
function isLevelOffered(level: ShelfLevel, filters: Filters): boolean {
  if (level === 'subCategory') return filters.category !== undefined
  if (level === 'specification') return filters.subCategory !== undefined
  return true
}

function isAttributeOffered(scope: readonly ListItem[], id: string, options: number, filters: Filters): boolean {
  if (options < 2) return false
  const isNarrow = filters.category ?? filters.subCategory ?? filters.specification
  return isNarrow !== undefined || scope.filter(({ values }) => values[id]).length >= scope.length * MIN_SHARE
}

function optionsIn(items: readonly ListItem[], id: string): ReadonlySet<string> {
  return new Set(items.flatMap(({ values }) => values[id] ?? []))
}
