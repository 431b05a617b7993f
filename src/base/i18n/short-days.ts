import { byLocale } from './in-each-locale.ts'

/**
 * Writes the day and the month of a date in the least space, from the ISO date and the date as it is written out.
 * English names the month, because figures alone would not tell it from the day.
 * @example SHORT_DAYS.zh('2026-07-05', '2026年7月5日') // '7.05'
 * @example SHORT_DAYS.en('2026-07-05', '5 July 2026') // '5 Jul'
 */
export const SHORT_DAYS = byLocale<(day: string, written: string) => string>({
  zh: (day) => {
    const [, month, date] = day.split('-')
    return `${Number(month)}.${date}`
  },
  en: (_, written) => {
    const [date, month = ''] = written.split(' ')
    return `${date} ${month.slice(0, 3)}`
  },
  ja: (day) => {
    const [, month, date] = day.split('-')
    return `${Number(month)}/${Number(date)}`
  },
})
