import { expect, test } from 'vitest'
import { besideLabel, figureOf } from '../../../src/content/figure.ts'

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
