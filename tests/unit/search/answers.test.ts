import { expect, test } from 'vitest'
import { answersReader, asPhrase } from '../../../src/web/features/search/answers.ts'
import { normalise } from '../../../src/base/i18n/normalise.ts'

const PRICE = 1
const HOMES = 2
const GUIDES = 3
const answers = [
  ['price', [PRICE], true],
  ['how much', [PRICE], true],
  ['價格', [PRICE], true],
  ['# flat', [HOMES], false],
  ['#戶', [HOMES], false],
  ['old card (c++)', [HOMES], false],
  ['=terminal', [GUIDES], true],
] as const
const read = (query: string) => answersReader(answers)(normalise(query))

test('a phrase is found in any number, case and script, and an aside is no part of what is looked for', () => {
  expect(read('Prices')).toEqual({ ids: [PRICE], rest: '', isAll: true })
  expect(read('reader price')).toEqual({ ids: [PRICE], rest: 'reader', isAll: false })
  expect(read('讀卡機价格')).toEqual({ ids: [PRICE], rest: '讀卡機', isAll: false })
  expect(read('How-much is a reader')).toMatchObject({ ids: [PRICE], rest: 'is a reader' })
})

test('a phrase that is no aside stays in the query', () => {
  expect(read('intercom for 120 flats')).toEqual({ ids: [HOMES], rest: 'intercom for 120 flats', isAll: false })
  expect(read('120戶')).toEqual({ ids: [HOMES], rest: '120戶', isAll: true })
})

test('a query that contains a phrase in another word does not ask for it', () => {
  for (const query of ['priceless', 'flats', '戶外', ''])
    expect(read(query), query).toMatchObject({ ids: [], rest: query })
})

test('a phrase for a whole query counts alone, and beside other phrases', () => {
  expect(read('terminal')).toMatchObject({ ids: [GUIDES], isAll: true })
  expect(read('face terminal')).toMatchObject({ ids: [], rest: 'face terminal' })
  expect(read('terminals price')).toMatchObject({ ids: [PRICE, GUIDES], isAll: true })
})

test('a phrase is no expression', () => {
  expect(read('old card (C++)')).toMatchObject({ ids: [HOMES], isAll: true })
  expect(asPhrase('=Two-Wire')).toBe('=two wire')
})
