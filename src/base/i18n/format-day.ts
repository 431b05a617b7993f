import { byLocale } from './in-each-locale.ts'
import type { Locale } from './locale.ts'

/** The names of the months in English. */
export const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const DAYS = byLocale<(year: number, month: number, date: number) => string>({
  zh: (year, month, date) => `${year}年${month}月${date}日`,
  en: (year, month, date) => `${date} ${MONTHS[month - 1]} ${year}`,
  ja: (year, month, date) => `${year}年${month}月${date}日`,
})

/**
 * Formats a calendar date. It does not use Intl, whose output differs between Node and browsers and would break
 * hydration.
 * @example formatDay('2026-03-05', 'zh') // '2026年3月5日'
 * @example formatDay('2026-03-05', 'en') // '5 March 2026'
 */
export function formatDay(day: string, locale: Locale): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return DAYS[locale](year, month, date)
}
