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

test('formats a time in the time zone of Taipei, wherever the visitor is', () => {
  expect(formatMinute(new Date('2026-01-08T01:04:00Z'))).toBe('2026-01-08 09:04')
  expect(formatMinute(new Date('2026-11-17T16:59:00Z'))).toBe('2026-11-18 00:59')
})
