import { expect, test } from 'vitest'
import { chooseRemoved, parseKeepRule } from '../../../src/server/backup/keep-rule.ts'

/** Backups at these times in Taipei, named by them. */
const at = (...times: readonly string[]) =>
  times.map((time) => ({ id: time, takenAt: new Date(`${time}:00+08:00`).toISOString() }))

/** Backups at 03:00 of each of the last days. */
const daily = (days: number) =>
  at(
    ...Array.from({ length: days }, (_, index) =>
      new Date(Date.UTC(2026, 5, 30 - index)).toISOString().slice(0, 10).concat('T03:00'),
    ),
  )

const keptOf = (backups: readonly { id: string; takenAt: string }[], rule: string) => {
  const removed = chooseRemoved(backups, parseKeepRule(rule))
  return backups.map(({ id }) => id).filter((id) => !removed.includes(id))
}

test('the newest backup of each of the last days is kept', () => {
  const backups = at('2026-06-01T02:00', '2026-06-01T23:00', '2026-06-02T00:30', '2026-06-03T09:00')
  expect(keptOf(backups, 'daily=2')).toEqual(['2026-06-02T00:30', '2026-06-03T09:00'])
  expect(keptOf(backups, 'daily=9')).toEqual(['2026-06-01T23:00', '2026-06-02T00:30', '2026-06-03T09:00'])
})

test('days without a backup do not count', () => {
  expect(keptOf(at('2025-01-01T03:00', '2026-01-01T03:00', '2026-06-01T03:00'), 'daily=2')).toHaveLength(2)
})

test('a year of daily backups is thinned to seven days, four weeks and twelve months', () => {
  const kept = keptOf(daily(365), 'daily=7,weekly=4,monthly=12').map((id) => id.slice(0, 10))
  // Days; the Sundays before, since the newest of this week and of the last one are among the days; ends of months.
  const expected = `2026-06-30 2026-06-29 2026-06-28 2026-06-27 2026-06-26 2026-06-25 2026-06-24
    2026-06-21 2026-06-14
    2026-05-31 2026-04-30 2026-03-31 2026-02-28 2026-01-31 2025-12-31
    2025-11-30 2025-10-31 2025-09-30 2025-08-31 2025-07-31`
  expect(kept).toEqual(expected.split(/\s+/))
})

test('the newest backup is kept whatever the rule says', () => {
  expect(keptOf(at('2026-06-01T03:00', '2026-06-01T04:00'), 'daily=0,last=1')).toEqual(['2026-06-01T04:00'])
  expect(chooseRemoved([], parseKeepRule('daily=1'))).toEqual([])
})

test.each([
  '',
  'daily',
  'daily=',
  'daily=-1',
  'daily=1.5',
  'daily=x',
  'fortnightly=2',
  'daily=1,daily=2',
  'toString=1',
])('"%s" is not a rule', (rule) => {
  expect(() => parseKeepRule(rule)).toThrow('expected counts of last, hourly, daily, weekly, monthly, yearly')
})

test('a rule that keeps nothing is refused', () => {
  expect(() => parseKeepRule('daily=0')).toThrow('would keep nothing')
})
