import { expect, test } from 'vitest'
import { parseScale, perMmAt } from '../../../../pages/product/screen-scale.ts'

test('a stored scale is read as it was written', () => {
  const scale = { perMm: 3.91, ratio: 2 }
  expect(parseScale(JSON.stringify(scale))).toEqual(scale)
})

test.each([
  undefined,
  '',
  'null',
  '4',
  '[4,1]',
  '{"perMm":4}',
  '{"perMm":"4","ratio":1}',
  '{"perMm":0,"ratio":1}',
  '{"perMm":-4,"ratio":1}',
  '{"perMm":4,"ratio":0}',
  '{"perMm":1e9,"ratio":1}',
  '{"perMm":null,"ratio":null}',
  '{"perMm":4,"ratio":1',
])('a value that no screen has is no scale: %s', (text) => {
  expect(parseScale(text)).toBeUndefined()
})

test('a millimetre has half as many CSS pixels where each of them is twice as large', () => {
  expect(perMmAt({ perMm: 4, ratio: 1 }, 1)).toBe(4)
  expect(perMmAt({ perMm: 4, ratio: 1 }, 2)).toBe(2)
  expect(perMmAt({ perMm: 4, ratio: 2 }, 1)).toBe(8)
})
