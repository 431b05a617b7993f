import { expect, test } from 'vitest'
import { findRepetition } from '../../../../src/content/editorial/repetition.ts'

const listOf = (...texts: string[]) => texts.map((text) => ({ zh: text, en: text }))

test('a word that a list has too often is found, with the numbers of its texts', () => {
  expect(findRepetition(listOf('不必等', '開門', '不必問，不必找'))).toEqual([
    { found: '不必 in [0], [2], [2]', expected: 'it 2 times at most in a list' },
  ])
  expect(findRepetition(listOf('照常', '照常', '照常')).map(({ found }) => found)).toEqual(['照常 in [0], [1], [2]'])
  expect(findRepetition(listOf(...Array.from({ length: 5 }, () => 'It opens, so you enter')))).toEqual([
    { found: ', so in [0], [1], [2], [3], [4]', expected: 'it 3 times at most in a list' },
  ])
})

test('a word may be in a list a few times', () => {
  expect(findRepetition(listOf('不必等', '不必問', '照常', 'Open, so enter', 'So be it'))).toEqual([])
})
