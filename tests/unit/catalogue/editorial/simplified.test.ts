import { expect, test } from 'vitest'
import { findSimplified } from '../../../../src/content/editorial/simplified.ts'
import { readWords } from '../../i18n/locale-files.ts'

test('characters that only simplified Chinese uses are found, with those to write', () => {
  expect(findSimplified('相邻两道门')).toEqual([
    { found: '邻两', proper: '鄰兩', index: 1 },
    { found: '门', proper: '門', index: 4 },
  ])
})

test('simplified characters that are also used in Taiwan are not reported', () => {
  expect(findSimplified('台北、里長、皇后、干擾、只有、公布、裡面、后里、山峰、群組、床邊、姓范')).toEqual([])
})

test('the words of the interface have none', () => {
  for (const [key, text] of readWords('zh')) expect(findSimplified(text), key).toEqual([])
})
