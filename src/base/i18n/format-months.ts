import { MONTHS } from './format-day.ts'
import type { Locale } from './locale.ts'

/**
 * Formats the months from one calendar date to another; the year stands once if both have the same.
 * @example formatMonths({ from: '2026-01-01', until: '2026-03-31' }, 'zh') // '2026年1月至3月'
 * @example formatMonths({ from: '2025-09-01', until: '2026-01-31' }, 'en') // 'September 2025 to January 2026'
 */
export function formatMonths({ from, until }: { from: string; until: string }, locale: Locale): string {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const [lastYear = 0, lastMonth = 1] = until.split('-').map(Number)
  const isOneYear = year === lastYear
  if (locale === 'zh') {
    const last = `${isOneYear ? '' : `${lastYear}年`}${lastMonth}月`
    return isOneYear && month === lastMonth ? `${year}年${month}月` : `${year}年${month}月至${last}`
  }
  const last = `${MONTHS[lastMonth - 1]} ${lastYear}`
  if (isOneYear && month === lastMonth) return last
  return `${MONTHS[month - 1]}${isOneYear ? '' : ` ${year}`} to ${last}`
}
