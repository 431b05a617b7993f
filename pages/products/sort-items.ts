import type { ListItem } from './list-items.ts'
import type { Sort } from './list-state.ts'

const models = new Intl.Collator('en', { numeric: true })

/** Sorts a list that is in the standard order; products of one day keep it. */
export function sortItems(items: readonly ListItem[], sort: Sort): readonly ListItem[] {
  if (sort === 'newest')
    return items.toSorted((a, b) => (a.released < b.released ? 1 : a.released > b.released ? -1 : 0))
  if (sort === 'model') return items.toSorted((a, b) => models.compare(a.model, b.model))
  return items
}
