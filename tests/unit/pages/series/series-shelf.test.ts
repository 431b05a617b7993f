import { expect, test } from 'vitest'
import { arrangeShelf, spread } from '../../../../pages/series/series-shelf.ts'

const itemOf = (height: number) => ({ code: `c${height}`, model: '', category: '', size: '', width: 10, height })

const heightsOf = (heights: readonly number[]) => arrangeShelf(heights.map(itemOf)).shelf.map(({ height }) => height)

test('all products stand on the shelf in their own order while there is room', () => {
  expect(heightsOf([100, 120, 110])).toEqual([100, 120, 110])
  expect(arrangeShelf([100, 120, 110].map(itemOf)).isWholeShelf).toBe(true)
})

test('pictures come before outlines', () => {
  const { shelf } = arrangeShelf([itemOf(100), { ...itemOf(120), src: '/120.svg' }])
  expect(shelf.map(({ height }) => height)).toEqual([120, 100])
})

test('products that tower over all others are left out, however many', () => {
  expect(heightsOf([190, 1600, 120, 1000])).toEqual([190, 120])
  expect(arrangeShelf([190, 1600, 120, 1000].map(itemOf)).isWholeShelf).toBe(false)
  expect(heightsOf([190, 400, 120])).toEqual([190, 400, 120])
  // A small product among large ones does not make these leave.
  expect(heightsOf([900, 800, 50])).toEqual([900, 800, 50])
})

test('of a large series some of every size stand on it', () => {
  const { shelf, isWholeShelf } = arrangeShelf(Array.from({ length: 300 }, (_, index) => itemOf(100 + index)))
  expect(shelf).toHaveLength(30)
  expect([shelf[0]?.height, shelf.at(-1)?.height]).toEqual([100, 399])
  expect(isWholeShelf).toBe(false)
})

test('a list is cut at even distances', () => {
  expect(spread([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7])
  expect(spread([1, 2], 3)).toEqual([1, 2])
})
