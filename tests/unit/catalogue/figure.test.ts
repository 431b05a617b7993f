import { expect, test } from 'vitest'
import { besideLabel, figureOf } from '../../../src/content/figure.ts'
import { keyFigures } from '../../../src/content/product-attributes.ts'

test('a unit stands apart from its number', () => {
  expect(figureOf({ display: '≤ 0.3 s', unit: 's' })).toEqual({ number: '≤ 0.3', unit: 's' })
})

test('a value without a unit is a number alone', () => {
  expect(figureOf({ display: 'IP65', unit: '' })).toEqual({ number: 'IP65', unit: '' })
})

test('a unit that its label names is not said again', () => {
  expect(besideLabel({ label: 'Wireless zones', display: '64 zones', unit: 'zones' })).toBe('64')
  expect(besideLabel({ label: 'Boom length', display: '4.5 m', unit: 'm' })).toBe('4.5 m')
  expect(besideLabel({ label: 'Weight', display: '0.3', unit: '' })).toBe('0.3')
})

test('a degree sign stays with its number', () => {
  expect(figureOf({ display: '110°', unit: '°' })).toEqual({ number: '110°', unit: '' })
})

const row = (id: string, display: string, value: number | string | { min: number; max: number }, unit = '') => ({
  id,
  group: 'body' as const,
  label: id,
  value,
  unit,
  display,
})
const ROWS = [
  row('warranty', '2 years', 2, 'years'),
  row('kv', '16 to 1,250 m³/h', { min: 16, max: 1250 }, 'm³/h'),
  row('body', 'CF8M', 'cf8m'),
  row('norm', 'EN 12266-1 Rate A', 'rate-a'),
]

test('numbers stand large first, then short words; a range only if the category names it', () => {
  const idsOf = (...named: string[]) => keyFigures(ROWS, 'Ball valve', named).map(({ id }) => id)
  expect(idsOf()).toEqual(['warranty', 'body'])
  expect(idsOf('kv', 'body')).toEqual(['kv', 'body', 'warranty'])
  // It would not fit.
  expect(idsOf('norm')).toEqual(['warranty', 'body'])
})
