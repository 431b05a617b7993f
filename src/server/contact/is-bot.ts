/** Nobody fills three steps faster. */
const MIN_MS = 3_000

/**
 * Tells whether a form was filled by a program: it filled a field that people do not see, or was faster than people are.
 * A start in the future is the clock of a person's computer.
 */
export function isFilledByBot(fields: ReadonlyMap<string, string>, now = Date.now()): boolean {
  if (fields.get('website')) return true
  const startedAt = fields.get('startedAt')
  if (!startedAt || !/^\d{1,15}$/.test(startedAt)) return false
  const elapsed = now - Number(startedAt)
  return elapsed >= 0 && elapsed < MIN_MS
}
