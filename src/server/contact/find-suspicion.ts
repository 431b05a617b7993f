import type { Suspicion } from '../database/tables.ts'

/** No person fills in three steps faster. */
const MIN_MS = 3_000

/**
 * Returns why a form looks like it was filled in by a program; null if it does not. It is only a hint for the sales
 * desk: `startedAt` comes from the visitor's clock, and password managers fill in hidden fields.
 */
export function findSuspicion(fields: ReadonlyMap<string, string>, now = Date.now()): Suspicion | null {
  if (fields.get('website')) return 'honeypot'
  const startedAt = fields.get('startedAt')
  if (!startedAt || !/^\d{1,15}$/.test(startedAt)) return null
  const elapsed = now - Number(startedAt)
  return elapsed >= 0 && elapsed < MIN_MS ? 'speed' : null
}
