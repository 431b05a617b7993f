import { expect, test } from 'vitest'
import { formatMinute } from '../../../../pages/contact/format-minute.ts'
import { formatSize } from '../../../../pages/contact/format-size.ts'

test.each([
  [0, '1 KB'],
  [1024 * 700, '700 KB'],
  [1_887_437, '1.8 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

test('formats a time in the local time zone', () => {
  expect(formatMinute(new Date(2026, 0, 8, 9, 4))).toBe('2026-01-08 09:04')
  expect(formatMinute(new Date(2026, 10, 18, 23, 59))).toBe('2026-11-18 23:59')
})
