import { expect, test } from 'vitest'
import { formatDay } from '../../../src/base/i18n/format-day.ts'

test.each([
  ['2026-03-05', 'zh', '2026年3月5日'],
  ['2026-03-05', 'en', '5 March 2026'],
  ['2026-01-01', 'en', '1 January 2026'],
  ['2026-12-31', 'en', '31 December 2026'],
  ['2026-12-31', 'zh', '2026年12月31日'],
  ['2024-02-29', 'en', '29 February 2024'],
] as const)('%s reads in %s as %s', (day, locale, text) => {
  expect(formatDay(day, locale)).toBe(text)
})

test('a date is formatted the same in every time zone', () => {
  const zone = process.env.TZ
  try {
    for (const other of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Taipei']) {
      process.env.TZ = other
      expect(formatDay('2026-03-05', 'en')).toBe('5 March 2026')
    }
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
})

test('every month has a name of its own', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDay(`2026-${String(month + 1).padStart(2, '0')}-01`, 'en'),
  )
  expect(new Set(months).size).toBe(12)
  expect(months.every((text) => /^1 [A-Z][a-z]+ 2026$/.test(text))).toBe(true)
})
