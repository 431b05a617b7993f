import { expect, test } from 'vitest'
import { pageNumbers } from '../../../src/web/ui/page-numbers.ts'

const GAP = undefined

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 20, [1, 2, GAP, 20]],
  [4, 20, [1, 2, 3, 4, 5, GAP, 20]],
  [10, 20, [1, GAP, 9, 10, 11, GAP, 20]],
  [20, 20, [1, GAP, 19, 20]],
])('page %i of %i links to the first, the last and its neighbours', (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected)
})
