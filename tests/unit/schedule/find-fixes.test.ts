import { expect, test } from 'vitest'
import { describeCheck } from '../../../pages/door-schedule/describe-check.ts'
import { serverWords } from '../../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../../src/base/i18n/words.ts'
import { findFixes } from '../../../src/web/features/door-schedule/find-fixes.ts'
import { freezeIssue } from '../../../src/web/features/door-schedule/issues.ts'
import { type Part, readParts, writeParts } from '../../../src/web/features/door-schedule/parts.ts'
import { emptySchedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { partOf, PARTS } from './parts.ts'

const FIX = { version: '2.6.3', on: '2026-08-14' }
const EXTRAS: Record<string, Partial<Part>> = { 'station-7': { fix: FIX }, 'old-station': { endedOn: '2025-01-16' } }
const list = PARTS.list.map((part) => ({ ...part, ...EXTRAS[part.code] }))
// As the browser has them.
const parts = readParts(writeParts({ series: PARTS.series, list })) ?? PARTS
const items = ['station-7', 'magnet', 'no-such-model'].map((code) => ({ code, quantity: 1 }))
const schedule = { ...emptySchedule('s'), room: items, loose: items }
const on = (day: string) => Date.parse(`${day}T12:00Z`)
const say = (check: Parameters<typeof describeCheck>[0]) => describeCheck(check, parts, wordsOf(serverWords.en), 'en')

test('a security fix is named once if it came after the schedule was made, or after its last issue', () => {
  const found = findFixes(schedule, parts, on('2026-08-13'))
  expect(found.map(say)).toEqual([
    `${partOf('station-7').model}: firmware 2.6.3 of 14 August 2026 fixes security faults. Update it.`,
  ])
  expect([on('2026-08-14'), 0].map((made) => findFixes(schedule, parts, made))).toEqual([[], []])
  expect(findFixes(freezeIssue(schedule, 'A', on('2026-09-01')), parts, on('2026-01-01'))).toEqual([])
  expect(findFixes(freezeIssue(schedule, 'A', on('2026-08-01')), parts, on('2026-10-01'))).toEqual(found)
})

test('a product that is no longer sold is named with its last day, and with the one that replaced it', () => {
  const said = say({ rule: 'discontinued', code: 'old-station' })
  const { model, successor = '' } = partOf('old-station')
  expect(said).toContain(
    `${model} could be ordered until 16 January 2025, and ${partOf(successor).model} has replaced it.`,
  )
})
