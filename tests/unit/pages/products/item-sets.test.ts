import { expect, test } from 'vitest'
import {
  addTo,
  anyOf,
  both,
  countBoth,
  createFullSet,
  createSet,
  isIn,
  type ItemSet,
} from '../../../../pages/products/item-sets.ts'

const SIZE = 100
const places = Array.from({ length: SIZE }, (_, place) => place)
const setOf = (is: (place: number) => boolean) => {
  const set = createSet(SIZE)
  for (const place of places) if (is(place)) addTo(set, place)
  return set
}
const membersOf = (set: ItemSet) => places.filter((place) => isIn(set, place))

const threes = setOf((place) => place % 3 === 0)
const fives = setOf((place) => place % 5 === 0)

test('a set has what was added, at either end of a word too', () => {
  expect(membersOf(threes)).toEqual(places.filter((place) => place % 3 === 0))
  expect(membersOf(setOf((place) => [0, 31, 32, 63, 64, 99].includes(place)))).toEqual([0, 31, 32, 63, 64, 99])
  expect(membersOf(createFullSet(SIZE))).toEqual(places)
})

test('sets are joined and counted', () => {
  expect(membersOf(both(threes, fives))).toEqual([0, 15, 30, 45, 60, 75, 90])
  expect(countBoth(threes, fives)).toBe(7)
  expect(membersOf(anyOf([threes, fives], SIZE))).toEqual(places.filter((place) => place % 3 === 0 || place % 5 === 0))
  const all = createFullSet(SIZE)
  expect(countBoth(all, all)).toBe(SIZE)
})
