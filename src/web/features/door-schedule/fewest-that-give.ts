import type { Part } from './parts.ts'
import type { Item } from './schedule.ts'

/**
 * Returns the fewest products on sale that give an amount together: as many of the largest as are filled, then the
 * smallest that gives the rest. Nothing if none gives any. @param gives what one product gives; 0 for nothing
 */
export function fewestThatGive(amount: number, list: readonly Part[], gives: (part: Part) => number): Item[] {
  const givers = list.flatMap((part) => (part.isSold && gives(part) > 0 ? [{ part, gives: gives(part) }] : []))
  const sorted = givers.toSorted((a, b) => a.gives - b.gives)
  const largest = sorted.at(-1)
  if (!largest || amount <= 0) return []
  const full = Math.floor(amount / largest.gives)
  const rest = amount - full * largest.gives
  const last = rest > 0 ? sorted.find((each) => each.gives >= rest) : undefined
  const items: Item[] = full > 0 ? [{ code: largest.part.code, quantity: full }] : []
  if (!last) return items
  if (last !== largest) return [...items, { code: last.part.code, quantity: 1 }]
  return [{ code: largest.part.code, quantity: full + 1 }]
}
