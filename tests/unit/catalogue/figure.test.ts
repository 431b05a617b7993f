import { expect, test } from 'vitest'
import { figureOf } from '../../../src/catalogue/figure.ts'

test('a unit stands apart from its number', () => {
  expect(figureOf({ display: '≤ 0.3 s', unit: 's' })).toEqual({ number: '≤ 0.3', unit: 's' })
})

test('a value without a unit is a number alone', () => {
  expect(figureOf({ display: 'IP65', unit: '' })).toEqual({ number: 'IP65', unit: '' })
})

test('a degree sign stays with its number', () => {
  expect(figureOf({ display: '110°', unit: '°' })).toEqual({ number: '110°', unit: '' })
})
