import { expect, test } from 'vitest'
import { arrangeShelf, spread } from '../../../../pages/series/series-shelf.ts'

const itemOf = (height: number) => ({ code: `c${height}`, model: '', category: '', size: '', width: 10, height })

test('all products stand on the shelf while there is room', () => {
  const { shelf, isWholeShelf } = arrangeShelf([100, 120, 110].map(itemOf))
  expect(shelf.map(({ height }) => height)).toEqual([120, 110, 100])
  expect(isWholeShelf).toBe(true)
})

test('of a large series some of every size stand on it', () => {
  const { shelf, isWholeShelf } = arrangeShelf(Array.from({ length: 300 }, (_, index) => itemOf(100 + index)))
  expect(shelf).toHaveLength(30)
  expect([shelf[0]?.height, shelf.at(-1)?.height]).toEqual([399, 100])
  expect(isWholeShelf).toBe(false)
})

test('a list is cut at even distances', () => {
  expect(spread([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7])
  expect(spread([1, 2], 3)).toEqual([1, 2])
})
