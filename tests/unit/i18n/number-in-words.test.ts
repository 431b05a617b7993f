import { expect, test } from 'vitest'
import { capitalise } from '../../../src/base/i18n/capitalise.ts'
import { numberInWords } from '../../../src/base/i18n/number-in-words.ts'

test.each([
  [1, '一', 'one'],
  [2, '兩', 'two'],
  [5, '五', 'five'],
  [12, '十二', 'twelve'],
  [20, '二十', 'twenty'],
  [21, '21', '21'],
])('%i is written as %s and %s before what it counts', (count, zh, en) => {
  expect([numberInWords(count, 'zh'), numberInWords(count, 'en')]).toEqual([zh, en])
})

test('a sentence may start with it', () => {
  expect(capitalise(numberInWords(13, 'en'))).toBe('Thirteen')
  expect(capitalise(numberInWords(13, 'zh'))).toBe('十三')
})
