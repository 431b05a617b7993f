/**
 * The counters of the API. Labels are from these lists only: never an address, an account or a path that was asked for.
 */
export type Metrics = {
  /** A response was sent. `route` is the pattern of a route; undefined if none matched. */
  answered: (facts: { method: string; route: string | undefined; status: number; seconds: number }) => void
  /** A rate limit was asked for a use. */
  limited: (limit: 'contact' | 'login', outcome: 'consumed' | 'refused') => void
  /** A login ended. */
  signedIn: (outcome: 'ok' | 'wrong' | 'refused') => void
  /** A file was received completely. */
  uploaded: (bytes: number) => void
  /** A body waits for a slot, or gets one or none. */
  uploads: (change: { waiting?: 1 | -1; running?: 1 | -1; refused?: 1 }) => void
  /** A contact request was stored. */
  stored: () => void
}

const nothing = () => undefined

/** Counts nothing. */
export const NO_METRICS: Metrics = {
  answered: nothing,
  limited: nothing,
  signedIn: nothing,
  uploaded: nothing,
  uploads: nothing,
  stored: nothing,
}
