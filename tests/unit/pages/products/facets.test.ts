import { expect, test } from 'vitest'
import { facetsOf } from '../../../../pages/products/facets.ts'
import { firstFacetsOf } from '../../../../pages/products/first-facets.ts'
import type { Filters } from '../../../../pages/products/list-items.ts'
import { createFacts, createRecords } from './list-factory.ts'

const { index, vocabulary } = createFacts()
const facets = (filters: Filters) => facetsOf(index, vocabulary, filters)
const offered = (filters: Filters) => facets(filters).map(({ id }) => id)

test('without filters only attributes that many products share are offered', () => {
  expect(offered({})).toEqual(['series', 'category', 'rating', 'bays', 'status'])
  const rare = createFacts(createRecords().filter(({ model }) => model !== 'REC-2'))
  expect(facetsOf(rare.index, vocabulary, {}).map(({ id }) => id)).not.toContain('bays')
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

test('until all products are known, filters are offered as they are at first, and a selected one has no counts', () => {
  const first = [{ id: 'rating', label: 'Rating', options: [{ id: 'ip54', label: 'IP54', count: 1 }] }]
  expect(firstFacetsOf(first, {})).toEqual([
    { id: 'rating', label: 'Rating', options: [{ id: 'ip54', label: 'IP54', count: 1, isWanted: false }] },
  ])
  expect(firstFacetsOf(first, { rating: ['ip54'] })).toEqual([
    { id: 'rating', label: 'Rating', options: [{ id: 'ip54', label: 'IP54', isWanted: true }] },
  ])
})
