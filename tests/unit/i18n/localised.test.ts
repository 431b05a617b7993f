import { expect, test } from 'vitest'
import { inLocale, isLocalisedText } from '../../../src/base/i18n/localised.ts'

test('a language is selected at every depth, and other values are not changed', () => {
  const record = {
    name: { zh: '門口機', en: 'Door station' },
    ports: 2,
    isNew: false,
    video: undefined,
    image: null,
    list: [{ zh: '一', en: 'One' }, 'plain', 3, [{ zh: '二', en: 'Two' }]],
    nested: { deeper: { text: { zh: '三', en: 'Three' } }, empty: {} },
  }
  expect(inLocale(record, 'en')).toEqual({
    name: 'Door station',
    ports: 2,
    isNew: false,
    video: undefined,
    image: null,
    list: ['One', 'plain', 3, ['Two']],
    nested: { deeper: { text: 'Three' }, empty: {} },
  })
  expect(inLocale(record, 'zh').nested.deeper.text).toBe('三')
})

test('a single text is selected, too', () => {
  expect(inLocale({ zh: '是', en: 'Yes' }, 'zh')).toBe('是')
})

test('the record itself is not changed', () => {
  const record = { list: [{ zh: '一', en: 'One' }] }
  inLocale(record, 'en')
  expect(record).toEqual({ list: [{ zh: '一', en: 'One' }] })
})

test.each([
  [{ zh: '一', en: 'One' }, true],
  [{ zh: '', en: '' }, true],
  [{ zh: '一' }, false],
  [{ zh: '一', en: 1 }, false],
  [{ zh: '一', en: 'One', fr: 'Un' }, false],
  [['一', 'One'], false],
  ['One', false],
  [null, false],
  [undefined, false],
])('%j is text in both languages: %s', (value, expected) => {
  expect(isLocalisedText(value)).toBe(expected)
})

test('a record with another language is not a text, and its fields are kept', () => {
  expect(inLocale({ zh: '一', en: 'One', note: { zh: '註', en: 'Note' } }, 'en')).toEqual({
    zh: '一',
    en: 'One',
    note: 'Note',
  })
})
