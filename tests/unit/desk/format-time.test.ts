import { expect, test } from 'vitest'
import { dayOf, formatShort, formatTime } from '../../../src/web/features/staff/desk/format-time.ts'

test('a time is that of Taipei, wherever its reader is', () => {
  expect(formatTime('2026-11-24T17:05:00Z', 'en')).toBe('25 Nov 2026, 01:05')
  expect(formatTime('2026-11-24T17:05:00Z', 'zh')).toMatch(/2026.*11.*25.*01:05/)
  expect(dayOf('2026-11-24T15:59:59Z')).toBe('2026-11-24')
  expect(dayOf('2026-11-24T16:00:00Z')).toBe('2026-11-25')
})

test('in a list, a time of today is an hour, another one a day', () => {
  const now = new Date('2026-11-24T09:00:00Z')
  expect(formatShort('2026-11-23T16:00:00Z', now)).toBe('00:00')
  expect(formatShort('2026-11-23T15:59:00Z', now)).toBe('2026-11-23')
})
