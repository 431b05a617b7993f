import { expect, test } from 'vitest'
import { pickFound } from '../../../src/search/use-found.ts'

test('what was found is picked in the order in which it was, and what is not there is left out', () => {
  const items = ['a', 'b', 'c'].map((code) => ({ code }))
  expect(pickFound(items, ['c', 'gone', 'a'], ({ code }) => code)).toEqual([{ code: 'c' }, { code: 'a' }])
})
