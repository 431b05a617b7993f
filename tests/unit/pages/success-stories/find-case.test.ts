import { expect, test } from 'vitest'
import { findCase, idBeside } from '../../../../pages/success-stories/use-selected-case.ts'

const CASES = [
  { id: 1, formerly: [] },
  { id: 2, formerly: [7, 8] },
  { id: 3, formerly: [] },
]

test('a case is found by its number, and by one that it had before', () => {
  expect(findCase(CASES, 3)?.id).toBe(3)
  for (const former of [7, 8]) expect(findCase(CASES, former)?.id).toBe(2)
  for (const unknown of [9, Number.NaN, undefined]) expect(findCase(CASES, unknown)).toBeUndefined()
})

test('the case after the last one is the first, and the one before the first is the last', () => {
  expect([idBeside(CASES, 1, 1), idBeside(CASES.slice(1), 3, 1)]).toEqual([2, 2])
  expect([idBeside(CASES, 3, -1), idBeside(CASES, 1, -1)]).toEqual([2, 3])
})
