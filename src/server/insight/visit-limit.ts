import { addressKey } from '../callers.ts'
import { CAPS, type InsightKey } from './insight-counter.ts'

const WINDOW_MS = 10 * 60 * 1000
/** Page views of one address in a window: an office has one address, and a forger too. */
const MAX_VISITS = 120
const DAY_MS = 24 * 60 * 60 * 1000
/** Different texts of one address in a day, of the 200 that all addresses have: more are counted without their text. */
const MAX_NAMES = 10
/** Addresses of a window; all further ones share the place of one. */
const MAX_ADDRESSES = 20_000
const REST = ''

/** Limits how much one address may count. */
export type VisitLimit = {
  /** Notes a visit. Returns 0, or the milliseconds until the address may count again. */
  consume: (address: string, now?: number) => number
  /** Returns what an address met, with the name '' for texts beyond its share of the day. */
  withinShare: (address: string, seen: readonly InsightKey[], now?: number) => InsightKey[]
}

/**
 * Creates the limit of this process. Unlike other limits, it is kept in memory alone, for a day at most and as hashes: no
 * address of a visitor is ever stored, and the database has no work with what is refused.
 */
export function createVisitLimit(): VisitLimit {
  const visits = createWindow(WINDOW_MS, () => ({ count: 0 }))
  const names = createWindow(DAY_MS, () => new Set<string>())
  return {
    consume: (address, now = Date.now()) => {
      const own = visits.of(address, now)
      if (own.count >= MAX_VISITS) return visits.endsAt() - now
      own.count += 1
      return 0
    },
    withinShare: (address, seen, now = Date.now()) =>
      seen.map((each) => {
        if (CAPS[each.kind] === undefined) return each
        const own = names.of(address, now)
        const key = JSON.stringify(each)
        if (!own.has(key) && own.size >= MAX_NAMES) return { ...each, name: '', detail: '' }
        own.add(key)
        return each
      }),
  }
}

/** Keeps something for each address, until a time has passed for all of them. */
function createWindow<KeptReason>(lengthMs: number, start: () => KeptReason) {
  let endsAt = 0
  let kept = new Map<string, KeptReason>()
  return {
    endsAt: () => endsAt,
    of: (address: string, now: number): KeptReason => {
      if (now >= endsAt || endsAt - now > lengthMs) {
        endsAt = now + lengthMs
        kept = new Map()
      }
      const own = addressKey('insight', address)
      const key = kept.has(own) || kept.size < MAX_ADDRESSES ? own : REST
      const found = kept.get(key) ?? start()
      kept.set(key, found)
      return found
    },
  }
}
