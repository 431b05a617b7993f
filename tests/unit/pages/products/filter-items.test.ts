import { expect, test } from 'vitest'
import { countOptions, filterItems, mostUsefulDrop, toggleOption } from '../../../../pages/products/filter-items.ts'
import { createItems } from './list-factory.ts'

const items = createItems()
const models = (filters: Parameters<typeof filterItems>[1]) => filterItems(items, filters).map(({ model }) => model)

test('a product must have one of the selected options of every filter', () => {
  expect(models({})).toHaveLength(6)
  expect(models({ rating: ['ip54', 'ip65'] })).toEqual(['CAM-1', 'CAM-2', 'KEY-1'])
  expect(models({ rating: ['ip54', 'ip65'], series: ['monitoring'] })).toEqual(['CAM-1', 'CAM-2'])
  expect(models({ status: ['discontinued'] })).toEqual(['KEY-1'])
})

test('the count of an option ignores other options of its filter', () => {
  const counts = countOptions(items, { rating: ['ip54'], series: ['monitoring'] }, 'rating')
  expect(Object.fromEntries(counts)).toEqual({ ip54: 1, ip65: 1, ip67: 1 })
  expect(countOptions(items, { rating: ['ip65'] }, 'series').get('access')).toBe(1)
})

test('an option is selected and deselected', () => {
  const wanted = toggleOption(items, {}, 'rating', 'ip65')
  expect(wanted).toEqual({ rating: ['ip65'] })
  expect(toggleOption(items, wanted, 'rating', 'ip65')).toEqual({})
})

test('deselecting a series removes its categories', () => {
  const filters = { series: ['monitoring'], category: ['cameras'], subCategory: ['cameras-sub'] }
  const both = toggleOption(items, filters, 'series', 'access')
  expect(both).toEqual({ ...filters, series: ['monitoring', 'access'] })
  expect(toggleOption(items, both, 'series', 'monitoring')).toEqual({ series: ['access'] })
})

test('the filter to remove is the one whose removal gives the most results', () => {
  expect(mostUsefulDrop(items, { series: ['access'], rating: ['ip67'] })).toEqual({ id: 'series', count: 1 })
  expect(mostUsefulDrop(items, { category: ['recorders'], rating: ['ip65'] })).toEqual({ id: 'category', count: 2 })
  expect(mostUsefulDrop(items, { series: ['access'], rating: ['ip67'], bays: ['4'] })).toBeUndefined()
})
