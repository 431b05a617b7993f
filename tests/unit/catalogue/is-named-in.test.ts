import { expect, test } from 'vitest'
import { isNamedIn } from '../../../src/content/is-named-in.ts'

test.each([
  ['33 zones', '33-zone Walk-through Metal Detector'],
  ['10.1 in', '10.1-inch Room Panel'],
  ['Isolator', 'Loop Isolator'],
  ['Blackbody', 'Blackbody, Optional'],
  ['10.1吋', '10.1吋會議室預約面板'],
  ['室內', 'P1.25室內LED顯示器'],
])('“%s” is contained in “%s”', (value, name) => {
  expect(isNamedIn(value, name)).toBe(true)
})

test.each([
  ['1 in', '10.1-inch Room Panel'],
  ['0.1吋', '10.1吋會議室預約面板'],
  ['IP65', 'Slim Card Reader'],
])('“%s” is not said by “%s”', (value, name) => {
  expect(isNamedIn(value, name)).toBe(false)
})
