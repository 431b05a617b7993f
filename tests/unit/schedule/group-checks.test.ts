import { expect, test } from 'vitest'
import { groupChecks } from '../../../pages/door-schedule/group-checks.ts'
import type { Check } from '../../../src/web/features/door-schedule/check.ts'

const check = (door: string, code: string, by?: string): Check => ({
  rule: 'unmet',
  kind: 'exit',
  code,
  ...(by && { remedy: { act: 'add', spot: { door }, items: [{ code: by, quantity: 1 }] } }),
})

test('checks with the same remedy are together, with one remedy', () => {
  const lock = check('a', 'lock', 'button')
  const other = check('b', 'lock', 'button')
  const station = check('a', 'station', 'button')
  expect(groupChecks([lock, other, station])).toEqual([
    { remedy: lock.remedy, checks: [lock, station] },
    { remedy: other.remedy, checks: [other] },
  ])
})

test('a check without a remedy is alone', () => {
  expect(groupChecks([check('a', 'lock'), check('a', 'station')])).toHaveLength(2)
})
