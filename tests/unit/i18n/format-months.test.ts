import { expect, test } from 'vitest'
import { formatMonths } from '../../../src/base/i18n/format-months.ts'

test.each([
  [{ from: '2026-01-01', until: '2026-03-31' }, '2026年1月至3月', 'January to March 2026'],
  [{ from: '2025-09-01', until: '2026-01-31' }, '2025年9月至2026年1月', 'September 2025 to January 2026'],
  [{ from: '2026-06-01', until: '2026-06-30' }, '2026年6月', 'June 2026'],
  [{ from: '2025-06-01', until: '2026-06-30' }, '2025年6月至2026年6月', 'June 2025 to June 2026'],
])('a period is given by its months: %j', (period, zh, en) => {
  expect([formatMonths(period, 'zh'), formatMonths(period, 'en')]).toEqual([zh, en])
})
