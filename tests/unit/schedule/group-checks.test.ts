import { expect, test } from 'vitest'
import { checksOfDoors, groupChecks } from '../../../pages/door-schedule/group-checks.ts'
import type { Check } from '../../../src/web/features/door-schedule/check.ts'
import type { Door } from '../../../src/web/features/door-schedule/schedule.ts'

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

test('a door whose checks say the same keeps its list, and another list is made where door or remedy changed', () => {
  const doors = ['a', 'b', 'c'].map(
    (id): Door => ({ id, number: id, floor: '', place: '', kind: 'other', alike: 1, items: [] }),
  )
  const found = () => doors.map((door) => ({ ...check(door.id, 'lock', 'button'), door }))
  const before = checksOfDoors([...found(), check('room', 'station')])
  expect([...before.keys()]).toEqual(['a', 'b', 'c'])
  const [one, other, third] = found()
  if (!one || !other || !third) throw new Error('There are three')
  const after = checksOfDoors(
    [one, { ...other, door: { ...other.door, place: 'Gate' } }, { ...third, ...check('c', 'lock', 'panel') }],
    before,
  )
  expect(['a', 'b', 'c'].map((id) => after.get(id) === before.get(id))).toEqual([true, false, false])
})
