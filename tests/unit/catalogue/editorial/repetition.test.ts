import { expect, test } from 'vitest'
import { findRepetition } from '../../../../src/catalogue/editorial/repetition.ts'

test('a word that a list has three times is found, with the numbers of its texts', () => {
  expect(findRepetition(['不必等', '開門', '不必問，不必找'])).toEqual([
    { found: '不必 in [0], [2], [2]', expected: 'it 2 times at most in a list: say what is so' },
  ])
  expect(findRepetition(['照常', '照常', '照常']).map(({ found }) => found)).toEqual(['照常 in [0], [1], [2]'])
})

test('a word may be in a list twice', () => {
  expect(findRepetition(['不必等', '不必問', '照常'])).toEqual([])
})
