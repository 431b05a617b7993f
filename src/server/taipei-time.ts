/** Taiwan has no daylight saving time. */
const OFFSET_MS = 8 * 60 * 60 * 1000

/**
 * Formats a time in the time zone of Taipei.
 * @example taipeiTime(Date.UTC(2026, 0, 1, 16, 5)) // '2026-01-02 00:05'
 */
export function taipeiTime(time: number): string {
  return new Date(time + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/**
 * Returns the day of a time in Taipei.
 * @example taipeiDay(Date.UTC(2026, 0, 1, 16, 5)) // '2026-01-02'
 */
export function taipeiDay(time: number): string {
  return taipeiTime(time).slice(0, 10)
}
