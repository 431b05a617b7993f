import type { Fault } from '../faults.ts'

/** The part of the content that is shown. */
export type Visibility = {
  /** The day for which it is shown, `YYYY-MM-DD`, in Taipei. */
  day: string
  /** Shows drafts and scheduled records. */
  drafts: boolean
}

/** Taiwan has no daylight saving time. */
const OFFSET_MS = 8 * 60 * 60 * 1000
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Returns the calendar day in Taipei. @example dayInTaipei(Date.UTC(2026, 0, 1, 16)) // '2026-01-02' */
export function dayInTaipei(time: number): string {
  return new Date(time + OFFSET_MS).toISOString().slice(0, 10)
}

/** Returns the day after. @example dayAfter('2026-02-28') // '2026-03-01' */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** Checks the day that a variable gives, since content of no day would be shown as if nothing were ever over. */
export function checkDay(day: string, source: string): Fault[] {
  const isDay = DAY.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return isDay ? [] : [{ source, field: '', value: day, expected: 'a date as YYYY-MM-DD' }]
}
