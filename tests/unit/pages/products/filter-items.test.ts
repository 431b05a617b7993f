import { expect, test } from 'vitest'
import { countOptions, filterItems, mostUsefulDrop, toggleOption } from '../../../../pages/products/filter-items.ts'
import { createItems } from './list-factory.ts'

const items = createItems()
const models = (filters: Parameters<typeof filterItems>[1]) => filterItems(items, filters).map(({ model }) => model)

test('a product must have one of the wanted options of every filter', () => {
  expect(models({})).toHaveLength(6)
  expect(models({ rating: ['ip54', 'ip65'] })).toEqual(['CAM-1', 'CAM-2', 'KEY-1'])
  expect(models({ rating: ['ip54', 'ip65'], series: ['monitoring'] })).toEqual(['CAM-1', 'CAM-2'])
  expect(models({ status: ['discontinued'] })).toEqual(['KEY-1'])
})

test('an option counts what it would show, whatever else of its own filter is wanted', () => {
  const counts = countOptions(items, { rating: ['ip54'], series: ['monitoring'] }, 'rating')
  expect(Object.fromEntries(counts)).toEqual({ ip54: 1, ip65: 1, ip67: 1 })
  expect(countOptions(items, { rating: ['ip65'] }, 'series').get('access')).toBe(1)
})

test('an option is wanted, and no longer', () => {
  const wanted = toggleOption(items, {}, 'rating', 'ip65')
  expect(wanted).toEqual({ rating: ['ip65'] })
  expect(toggleOption(items, wanted, 'rating', 'ip65')).toEqual({})
})

test('a category goes with the series it lies in', () => {
  const filters = { series: ['monitoring'], category: ['cameras'], subCategory: ['cameras-sub'] }
  const both = toggleOption(items, filters, 'series', 'access')
  expect(both).toEqual({ ...filters, series: ['monitoring', 'access'] })
  expect(toggleOption(items, both, 'series', 'monitoring')).toEqual({ series: ['access'] })
})

test('the filter to drop is the one without which most is shown', () => {
  expect(mostUsefulDrop(items, { series: ['access'], rating: ['ip67'] })).toEqual({ id: 'series', count: 1 })
  expect(mostUsefulDrop(items, { category: ['recorders'], rating: ['ip65'] })).toEqual({ id: 'category', count: 2 })
  expect(mostUsefulDrop(items, { series: ['access'], rating: ['ip67'], bays: ['4'] })).toBeUndefined()
})
