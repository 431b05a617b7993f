import { expect, test } from 'vitest'
import { facetsOf } from '../../../../pages/products/facets.ts'
import type { Filters } from '../../../../pages/products/list-items.ts'
import { createItems, createWords } from './list-factory.ts'

const facets = (filters: Filters) => facetsOf(createItems(), createWords(), filters)
const offered = (filters: Filters) => facets(filters).map(({ id }) => id)

test('without filters only attributes that many products share are offered', () => {
  expect(offered({})).toEqual(['series', 'category', 'rating', 'bays', 'status'])
  const rare = createItems().filter(({ model }) => model !== 'REC-2')
  expect(facetsOf(rare, createWords(), {}).map(({ id }) => id)).not.toContain('bays')
})

test('a category offers its sub-categories and its own attributes', () => {
  expect(offered({ category: ['recorders'] })).toEqual(['series', 'category', 'subCategory', 'bays'])
})

test('a series offers its own categories only', () => {
  const category = facets({ series: ['access'] }).find(({ id }) => id === 'category')
  expect(category?.options.map(({ id }) => id)).toEqual(['readers'])
})

test('active filters are still offered, even if no product matches', () => {
  const bays = facets({ category: ['cameras'], bays: ['4'] }).find(({ id }) => id === 'bays')
  expect(bays?.options).toEqual([{ id: '4', label: '4', count: 0, isWanted: true }])
})
