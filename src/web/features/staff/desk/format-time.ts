import { byLocale } from '../../../../base/i18n/in-each-locale.ts'
import type { Locale } from '../../../../base/i18n/locale.ts'

/** By language, the locale of Intl with the order that the desk reads dates in. */
const INTL_LOCALE = byLocale({ zh: 'zh-TW', en: 'en-GB', ja: 'ja-JP' })

/** The office's time zone: the same for everyone at the desk, and that of the filter by day. */
const timeZone = 'Asia/Taipei'

/**
 * Formats a time for lists: the minute, in the office's time zone. Rendered in the browser only, so Intl is safe.
 * @example formatTime('2026-11-24T06:05:00Z', 'en') // '24 Nov 2026, 14:05'
 */
export function formatTime(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(time))
}

/** Returns the day of a time in the office's time zone. @example dayOf('2026-11-24T17:00:00Z') // '2026-11-25' */
export function dayOf(time: string | Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(time))
}

/**
 * Formats a time in the least space: the hour today, else the day.
 * @example formatShort('2026-11-24T06:05:00Z', new Date('2026-11-24T09:00:00Z')) // '14:05'
 */
export function formatShort(time: string, now = new Date()): string {
  const day = dayOf(time)
  if (day !== dayOf(now)) return day
  return new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(new Date(time))
}
