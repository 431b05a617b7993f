import { expect, test } from 'vitest'
import { sortItems } from '../../../../pages/products/sort-items.ts'
import { createFacts, createRecord } from './list-factory.ts'

const { items } = createFacts([
  createRecord('CAM-10', 'cameras', { released: '2024-05-01' }),
  createRecord('CAM-2', 'cameras', { released: '2025-05-01' }),
  createRecord('BOX-1', 'recorders', { released: '2024-05-01' }),
])
const models = (sort: Parameters<typeof sortItems>[1]) => sortItems(items, sort).map(({ model }) => model)

test('the default order is that of the catalogue', () => {
  expect(models('standard')).toEqual(['CAM-10', 'CAM-2', 'BOX-1'])
})

test('newest first keeps the default order for the same date', () => {
  expect(models('newest')).toEqual(['CAM-2', 'CAM-10', 'BOX-1'])
})

test('models are sorted by number: 2 before 10', () => {
  expect(models('model')).toEqual(['BOX-1', 'CAM-2', 'CAM-10'])
})
