import { MONTHS } from './format-day.ts'
import { byLocale } from './in-each-locale.ts'
import type { Locale } from './locale.ts'

type Month = { year: number; month: number }

const SPANS = byLocale<(from: Month, until: Month) => string>({
  zh: (from, until) => {
    const start = `${from.year}年${from.month}月`
    const end = `${until.year === from.year ? '' : `${until.year}年`}${until.month}月`
    return isOneMonth(from, until) ? start : `${start}至${end}`
  },
  en: (from, until) => {
    const end = `${MONTHS[until.month - 1]} ${until.year}`
    const start = `${MONTHS[from.month - 1]}${until.year === from.year ? '' : ` ${from.year}`}`
    return isOneMonth(from, until) ? end : `${start} to ${end}`
  },
  ja: (from, until) => {
    const start = `${from.year}年${from.month}月`
    const end = `${until.year === from.year ? '' : `${until.year}年`}${until.month}月`
    return isOneMonth(from, until) ? start : `${start}～${end}`
  },
})

/**
 * Formats the months from one calendar date to another; the year stands once if both have the same.
 * @example formatMonths({ from: '2026-01-01', until: '2026-03-31' }, 'zh') // '2026年1月至3月'
 * @example formatMonths({ from: '2025-09-01', until: '2026-01-31' }, 'en') // 'September 2025 to January 2026'
 */
export function formatMonths({ from, until }: { from: string; until: string }, locale: Locale): string {
  return SPANS[locale](monthOf(from), monthOf(until))
}

function monthOf(day: string): Month {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return { year, month }
}

function isOneMonth(from: Month, until: Month): boolean {
  return from.year === until.year && from.month === until.month
}
