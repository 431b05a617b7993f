import { expect, test } from 'vitest'
import { cutPage } from '../../../../pages/products/cut-page.ts'

const numbers = Array.from({ length: 26 }, (_, index) => index + 1)

test('a page has twelve, the last what is left', () => {
  expect(cutPage(numbers, 1)).toMatchObject({ page: 1, pages: 3, shown: numbers.slice(0, 12) })
  expect(cutPage(numbers, 3).shown).toEqual([25, 26])
})

test('a page beyond the last is the last, and an empty list has one', () => {
  expect(cutPage(numbers, 9).page).toBe(3)
  expect(cutPage([], 2)).toEqual({ page: 1, pages: 1, shown: [] })
})
