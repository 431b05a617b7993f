import { expect, test } from 'vitest'
import {
  addDoor,
  addItems,
  changeDoor,
  copyDoor,
  moveDoor,
  nextNumber,
  placeItem,
  removeDoor,
  setFailSafe,
  setQuantity,
} from '../../../src/web/features/door-schedule/edit.ts'
import { emptySchedule, MAX_DOORS, MAX_ITEMS } from '../../../src/web/features/door-schedule/schedule.ts'

const SPOT = { door: 'd' }
const lock = { code: 'strike', quantity: 2 }
const withDoor = addDoor(emptySchedule('s'), { id: 'd' })
const itemsOf = (schedule: typeof withDoor) => schedule.doors[0]?.items

test.each([
  [[], undefined, 'D01'],
  [['D09'], undefined, 'D10'],
  [['D01', 'A-099'], undefined, 'A-100'],
  [['D01', 'A-099'], 'D01', 'D02'],
  [['Gate'], undefined, 'D01'],
])('after %j, like %s, comes %s', (numbers, like, expected) => {
  expect(
    nextNumber(
      numbers.map((number) => ({ number })),
      like,
    ),
  ).toBe(expected)
})

test('a copy stands behind its door, and has a number of its own', () => {
  const copied = copyDoor(addDoor(withDoor, { id: 'e' }), 'd', 'copy')
  expect(copied.doors.map(({ id, number }) => [id, number])).toEqual([
    ['d', 'D01'],
    ['copy', 'D03'],
    ['e', 'D02'],
  ])
})

test('a door is moved as far as there are rows', () => {
  const three = ['e', 'f'].reduce((schedule, id) => addDoor(schedule, { id }), withDoor)
  expect(moveDoor(three, 'd', 9).doors.map(({ id }) => id)).toEqual(['e', 'f', 'd'])
  expect(moveDoor(three, 'f', -1).doors.map(({ id }) => id)).toEqual(['d', 'f', 'e'])
})

test('a door that stays where it is, or that is gone, leaves the schedule as it is', () => {
  const two = addDoor(withDoor, { id: 'e' })
  for (const [id, by] of [
    ['d', -1],
    ['d', 0],
    ['e', 1],
    ['gone', 1],
  ] as const) {
    expect(moveDoor(two, id, by)).toBe(two)
  }
  expect(removeDoor(two, 'gone')).toBe(two)
  expect(removeDoor(two, 'd').doors.map(({ id }) => id)).toEqual(['e'])
})

test('the same lock in two forms is two items, until both have one form', () => {
  const both = addItems(withDoor, SPOT, [lock, { ...lock, failSafe: true }])
  expect(itemsOf(both)).toHaveLength(2)
  expect(itemsOf(setQuantity(both, SPOT, lock, 5))).toEqual([
    { ...lock, quantity: 5 },
    { ...lock, failSafe: true },
  ])
  expect(itemsOf(setFailSafe(both, SPOT, lock, true))).toEqual([{ ...lock, quantity: 4, failSafe: true }])
})

test('a change that says what was there is none, and one of a door leaves the others alone', () => {
  const two = addDoor(withDoor, { id: 'e' })
  expect(changeDoor(two, 'd', { place: '', alike: 1 })).toBe(two)
  expect(changeDoor(two, 'gone', { place: 'Gate' })).toBe(two)
  const changed = changeDoor(two, 'd', { place: 'Gate', alike: 0.2 })
  expect(changed.doors[0]).toMatchObject({ place: 'Gate', alike: 1 })
  expect(changed.doors[1]).toBe(two.doors[1])
})

test('an item without room stays where it is', () => {
  const items = Array.from({ length: MAX_ITEMS }, (_, index) => ({ code: `c${index}`, quantity: 9999 }))
  const full = addItems(addItems(withDoor, SPOT, items), 'loose', [lock, { code: 'c0', quantity: 1 }])
  expect(itemsOf(full)).toEqual(items)
  expect(addItems(full, SPOT, [lock])).toBe(full)
  expect(placeItem(full, 'loose', lock, SPOT)).toBe(full)
  expect(placeItem(full, 'loose', { code: 'c0' }, SPOT)).toBe(full)
  expect(placeItem(full, 'loose', lock, 'room').room).toEqual([lock])
})

test('a device for a door that is gone stays where it is', () => {
  const collected = addItems(withDoor, 'loose', [lock])
  expect(placeItem(collected, 'loose', lock, { door: 'gone' })).toBe(collected)
})

test('collected items are shared out among identical doors, where that comes out even', () => {
  const alike = addItems(addDoor(emptySchedule('s'), { id: 'd', alike: 4 }), 'loose', [
    { code: 'even', quantity: 8 },
    { code: 'odd', quantity: 3 },
  ])
  const placed = placeItem(placeItem(alike, 'loose', { code: 'even' }, SPOT), 'loose', { code: 'odd' }, SPOT)
  expect(itemsOf(placed)).toEqual([
    { code: 'even', quantity: 2 },
    { code: 'odd', quantity: 3 },
  ])
  expect(placed.loose).toEqual([])
})

test('a full schedule takes no more doors', () => {
  const full = {
    ...withDoor,
    doors: Array.from({ length: MAX_DOORS }, (_, index) => ({ ...withDoor.doors[0]!, id: `${index}` })),
  }
  expect(addDoor(full, { id: 'more' })).toBe(full)
})
