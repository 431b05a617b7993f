import { addressKey } from '../callers.ts'

const WINDOW_MS = 10 * 60 * 1000
/** Page views of one address in a window: an office has one address, and a forger too. */
const MAX_VISITS = 120
/** Addresses of a window; all further ones share the place of one. */
const MAX_ADDRESSES = 20_000
const REST = ''

/** Limits how much one address may count. */
export type VisitLimit = {
  /** Notes a visit. Returns 0, or the milliseconds until the address may count again. */
  consume: (address: string, now?: number) => number
}

/**
 * Creates the limit of this process. Unlike other limits, it is kept in memory alone, for ten minutes and as hashes: no
 * address of a visitor is ever stored, and the database has no work with what is refused.
 */
export function createVisitLimit(): VisitLimit {
  let endsAt = 0
  let visits = new Map<string, number>()
  return {
    consume: (address, now = Date.now()) => {
      if (now >= endsAt || endsAt - now > WINDOW_MS) {
        endsAt = now + WINDOW_MS
        visits = new Map()
      }
      const own = addressKey('insight', address)
      const key = visits.has(own) || visits.size < MAX_ADDRESSES ? own : REST
      const count = visits.get(key) ?? 0
      if (count >= MAX_VISITS) return endsAt - now
      visits.set(key, count + 1)
      return 0
    },
  }
}
