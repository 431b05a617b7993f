/** Taiwan has no daylight saving time. */
const OFFSET_MS = 8 * 60 * 60 * 1000

/**
 * Formats a time for tables, in the time zone of Taipei, as the receipt by email has it.
 * @example formatMinute(new Date(Date.UTC(2026, 10, 18, 1, 4))) // '2026-11-18 09:04'
 */
export function formatMinute(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}
