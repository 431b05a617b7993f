import { expect, test } from 'vitest'
import { cutPage, readPageNumber } from '../../../src/web/navigation/routing/list-page.ts'

const numbers = Array.from({ length: 26 }, (_, index) => index + 1)

test('a page has the given number of items, the last one the rest', () => {
  expect(cutPage(numbers, 1, 12)).toEqual({ page: 1, pages: 3, items: numbers.slice(0, 12) })
  expect(cutPage(numbers, 3, 12).items).toEqual([25, 26])
})

test('a page beyond the last is the last, one before the first is the first, and an empty list has one', () => {
  expect(cutPage(numbers, 9, 12).page).toBe(3)
  expect(cutPage(numbers, 0, 12).page).toBe(1)
  expect(cutPage([], 2, 12)).toEqual({ page: 1, pages: 1, items: [] })
})

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=x', 1],
])('the page of "%s" is %i', (search, page) => {
  expect(readPageNumber(new URLSearchParams(search))).toBe(page)
})
