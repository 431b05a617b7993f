import { expect, test } from 'vitest'
import { filterItems, mostUsefulDrop, toggleOption } from '../../../../pages/products/filter-items.ts'
import { toggleFilter } from '../../../../pages/products/filters.ts'
import { addTo, createSet, isIn } from '../../../../pages/products/item-sets.ts'
import { createFacts } from './list-factory.ts'

const { index, items } = createFacts()
const models = (...asked: [Parameters<typeof filterItems>[1], Parameters<typeof filterItems>[2]?]) => {
  const found = filterItems(index, ...asked)
  return items.filter((_item, place) => isIn(found, place)).map(({ model }) => model)
}

test('a product must have one of the selected options of every filter', () => {
  expect(models({})).toHaveLength(6)
  expect(models({ rating: ['ip54', 'ip65'] })).toEqual(['CAM-1', 'CAM-2', 'KEY-1'])
  expect(models({ rating: ['ip54', 'ip65'], series: ['monitoring'] })).toEqual(['CAM-1', 'CAM-2'])
  expect(models({ status: ['discontinued'] })).toEqual(['KEY-1'])
})

test('a filter can be ignored, and only some products be looked at', () => {
  expect(models({ rating: ['ip54'], series: ['monitoring'] }, { except: 'rating' })).toHaveLength(5)
  const first = createSet(index.size)
  addTo(first, 0)
  expect(models({ series: ['monitoring'] }, { within: first })).toEqual(['CAM-1'])
})

test('an option is selected and deselected', () => {
  const wanted = toggleOption(index, {}, 'rating', 'ip65')
  expect(wanted).toEqual({ rating: ['ip65'] })
  expect(toggleOption(index, wanted, 'rating', 'ip65')).toEqual({})
})

test('deselecting a series removes its categories', () => {
  const filters = { series: ['monitoring'], category: ['cameras'], subCategory: ['cameras-sub'] }
  const both = toggleOption(index, filters, 'series', 'access')
  expect(both).toEqual({ ...filters, series: ['monitoring', 'access'] })
  expect(toggleOption(index, both, 'series', 'monitoring')).toEqual({ series: ['access'] })
})

test('the filter to remove is the one whose removal gives the most results', () => {
  expect(mostUsefulDrop(index, { series: ['access'], rating: ['ip67'] })).toEqual({ id: 'series', count: 1 })
  expect(mostUsefulDrop(index, { category: ['recorders'], rating: ['ip65'] })).toEqual({ id: 'category', count: 2 })
  expect(mostUsefulDrop(index, { series: ['access'], rating: ['ip67'], bays: ['4'] })).toBeUndefined()
})

test('until all products are known, an option is selected without a look at the others', () => {
  expect(toggleFilter({ series: ['access'] }, 'category', 'cameras')).toEqual({
    series: ['access'],
    category: ['cameras'],
  })
})
