import type { Suspicion } from '../database/tables.ts'

/** Nobody fills three steps faster. */
const MIN_MS = 3_000

/**
 * Tells why a form looks as if a program had filled it in; null when it does not. Only a hint for the desk: `startedAt` is the
 * time of the visitor's own clock, and password managers fill fields that people do not see.
 */
export function findSuspicion(fields: ReadonlyMap<string, string>, now = Date.now()): Suspicion | null {
  if (fields.get('website')) return 'honeypot'
  const startedAt = fields.get('startedAt')
  if (!startedAt || !/^\d{1,15}$/.test(startedAt)) return null
  const elapsed = now - Number(startedAt)
  return elapsed >= 0 && elapsed < MIN_MS ? 'speed' : null
}
