/**
 * Formats a time for tables, in the visitor's time zone.
 * @example formatMinute(new Date(2026, 10, 18, 9, 4)) // '2026-11-18 09:04'
 */
export function formatMinute(moment: Date): string {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  const minute = [moment.getHours(), moment.getMinutes()]
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${day.map(pad).join('-')} ${minute.map(pad).join(':')}`
}
