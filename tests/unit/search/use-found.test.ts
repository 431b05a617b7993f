import { expect, test } from 'vitest'
import { pickFound } from '../../../src/web/features/search/use-found.ts'

test('results are returned in their order, and unknown keys are ignored', () => {
  const items = ['a', 'b', 'c'].map((code) => ({ code }))
  expect(pickFound(items, ['c', 'gone', 'a'], ({ code }) => code)).toEqual([{ code: 'c' }, { code: 'a' }])
})
