import { type FilterIndex, filterItems, shelfFilters, withOption } from './filter-items.ts'
import { countBoth, haveCommon, type ItemSet } from './item-sets.ts'
import { type Filters, SHELF_LEVELS, type ShelfLevel } from './list-items.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A filter with its current options. */
export type Facet = {
  id: string
  label: string
  /** Without counts while the facts of the products are not loaded. */
  options: { id: string; label: string; count?: number; isWanted: boolean }[]
}

/** Minimum share of products with an attribute, for offering it across categories. */
const MIN_SHARE = 1 / 3
/** With one option, an attribute tells no products apart. */
const MIN_OPTIONS = 2

/**
 * Selects the filters to offer and counts their options: the levels of the hierarchy step by step, then the attributes
 * of the selected category or, without one, those that many products share. Active filters are always offered. With
 * `within`, only products of that set count.
 */
export function facetsOf(index: FilterIndex, vocabulary: Vocabulary, filters: Filters, within?: ItemSet): Facet[] {
  const limits = within ? { within } : {}
  const scope = filterItems(index, shelfFilters(filters), limits)
  // The counts of options ignore the others of their filter; for a filter without any they are all the same.
  const found = filterItems(index, filters, limits)
  return [...vocabulary].flatMap(([id, { label, options }]) => {
    const wanted = filters[id] ?? []
    const level = SHELF_LEVELS.find((name) => name === id)
    const isOffered = level ? isLevelOffered(level, filters) : isShared(index, id, { scope, filters })
    if (wanted.length === 0 && !isOffered) return []
    const possible = level ? filterItems(index, shelfFilters(filters, level), limits) : scope
    const offered = [...options].filter(
      ([option]) => wanted.includes(option) || haveCommon(possible, withOption(index, id, option)),
    )
    if (wanted.length === 0 && !level && offered.length < MIN_OPTIONS) return []
    const counted = wanted.length === 0 ? found : filterItems(index, filters, { ...limits, except: id })
    return [
      {
        id,
        label,
        options: offered.map(([option, name]) => ({
          id: option,
          label: name,
          count: countBoth(counted, withOption(index, id, option)),
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

/** Once the visitor has chosen a category, all of its attributes are offered; before that, those that many products share. */
function isShared(index: FilterIndex, id: string, { scope, filters }: { scope: ItemSet; filters: Filters }): boolean {
  const having = index.having.get(id)
  if (!having) return false
  const isNarrow = filters.category ?? filters.subCategory ?? filters.specification
  return isNarrow !== undefined || countBoth(scope, having) >= countBoth(scope, scope) * MIN_SHARE
}
