import { expect, test } from 'vitest'
import { parseListState } from '../../../../pages/products/list-state.ts'
import { createFacts } from './list-factory.ts'

const facts = createFacts()
const filters = [...facts.vocabulary.keys()]

function modelsOf(search: string, keys: readonly string[] = []): string[] {
  const state = parseListState(new URLSearchParams(search), { filters, facts })
  return facts.find(state, keys).items.map(({ model }) => model)
}

test('the whole list begins with the products that home shows', () => {
  expect(modelsOf('')).toEqual(['KEY-1', 'CAM-2', 'CAM-1', 'CAM-3', 'REC-1', 'REC-2'])
})

test('a filtered list is by series, category and position', () => {
  expect(modelsOf('?series=monitoring')).toEqual(['CAM-1', 'CAM-2', 'CAM-3', 'REC-1', 'REC-2'])
})

test('another order knows no such products', () => {
  expect(modelsOf('?sort=model')).toEqual(['CAM-1', 'CAM-2', 'CAM-3', 'KEY-1', 'REC-1', 'REC-2'])
})

test('a search lists what is discontinued last, unless its model is searched for', () => {
  expect(modelsOf('?q=reader', ['key-1', 'cam-2', 'rec-1'])).toEqual(['CAM-2', 'REC-1', 'KEY-1'])
  expect(modelsOf('?q=key%201', ['key-1', 'cam-2'])).toEqual(['KEY-1', 'CAM-2'])
})

test('a search lists the best first', () => {
  expect(modelsOf('?q=x', ['rec-1', 'cam-2', 'cam-1'])).toEqual(['REC-1', 'CAM-2', 'CAM-1'])
})
