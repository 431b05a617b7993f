import { expect, test } from 'vitest'
import { type DoorGroup, GROUP_SIZE, groupDoors } from '../../../pages/door-schedule/group-doors.ts'
import { addDoor, changeDoor, moveDoor, removeDoor } from '../../../src/web/features/door-schedule/edit.ts'
import { emptySchedule, type Schedule } from '../../../src/web/features/door-schedule/schedule.ts'

const COUNT = 100

function scheduleOf(count: number): Schedule {
  let schedule = emptySchedule('s')
  for (let index = 0; index < count; index += 1) schedule = addDoor(schedule, { id: `d${index}` })
  return schedule
}

/** Ids of the doors that are in another group than before. */
function movedBetween(before: readonly DoorGroup[], after: readonly DoorGroup[]): string[] {
  const keys = new Map(before.flatMap(({ key, doors }) => doors.map(({ id }) => [id, key])))
  return after.flatMap(({ key, doors }) =>
    doors.flatMap(({ id }) => (keys.has(id) && keys.get(id) !== key ? [id] : [])),
  )
}

const start = scheduleOf(COUNT)
const groups = groupDoors(start.doors)

test('doors are parted into groups of one size, in their order', () => {
  expect(groups.flatMap(({ doors }) => doors)).toEqual(start.doors)
  expect(groups.map(({ doors }) => doors.length)).toEqual([
    ...Array.from({ length: Math.floor(COUNT / GROUP_SIZE) }, () => GROUP_SIZE),
    COUNT % GROUP_SIZE,
  ])
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  expect(groupDoors([])).toEqual([])
})

test('a change of a door leaves all other groups the same objects', () => {
  const after = groupDoors(changeDoor(start, 'd20', { place: 'Gate' }).doors, groups)
  const changed = Math.floor(20 / GROUP_SIZE)
  expect(after.map((group, index) => group === groups[index])).toEqual(groups.map((_, index) => index !== changed))
  expect(groupDoors(start.doors, groups).every((group, index) => group === groups[index])).toBe(true)
})

test('the only door stays in its group when it is changed', () => {
  const { doors } = scheduleOf(1)
  const [before] = groupDoors(doors)
  expect(groupDoors(changeDoor(scheduleOf(1), 'd0', { place: 'Gate' }).doors, before && [before])).toEqual([
    { key: before?.key, doors: [{ ...doors[0], place: 'Gate' }] },
  ])
})

test.each([
  ['added amidst a group', addDoor(start, { id: 'new' }, 'd20'), []],
  ['added between groups', addDoor(start, { id: 'new' }, 'd15'), []],
  ['added at the end', addDoor(start, { id: 'new' }), []],
  ['removed from a group', removeDoor(start, 'd20'), []],
  ['removed from the start of a group', removeDoor(start, 'd16'), []],
  ['moved within a group', moveDoor(start, 'd20', 3), []],
  ['moved into another group', moveDoor(start, 'd20', 30), ['d20']],
  ['moved between two other groups', moveDoor(start, 'd20', -5), ['d20']],
  ['moved to the top', moveDoor(start, 'd20', -20), ['d20']],
  ['moved to the end', moveDoor(start, 'd20', 100), ['d20']],
])('of a door that is %s, no other door changes its group', (_, { doors }, moved) => {
  const after = groupDoors(doors, groups)
  expect(after.flatMap((group) => group.doors)).toEqual(doors)
  expect(movedBetween(groups, after)).toEqual(moved)
})

test('after any edits all doors are there, once and in their order, in groups that stay small', () => {
  // A generator of numbers that is the same each time.
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  let schedule = start
  let known = groups
  for (let step = 0; step < 2000; step += 1) {
    const { doors } = schedule
    const id = doors[random(Math.max(doors.length, 1))]?.id ?? ''
    schedule =
      [
        () => addDoor(schedule, { id: `n${step}` }, id),
        () => removeDoor(schedule, id),
        () => moveDoor(schedule, id, random(21) - 10),
        () => moveDoor(schedule, id, random(201) - 100),
      ][random(4)]?.() ?? schedule
    const after = groupDoors(schedule.doors, known)
    expect(after.flatMap((group) => group.doors)).toEqual(schedule.doors)
    expect(Math.max(0, ...after.map((group) => group.doors.length))).toBeLessThanOrEqual(2 * GROUP_SIZE)
    expect(new Set(after.map(({ key }) => key)).size).toBe(after.length)
    known = after
  }
})
