import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WORDS_FOLDER } from '../../../../src/base/i18n/vendor-words.ts'
import { checkInterface } from '../../../../src/content/editorial/check-interface.ts'
import { tempFolder, writeFiles } from '../../../temp-folder.ts'

/** Checks words in a project of their own, with words of the vendor. */
function check(zh: object, en: object, own: Readonly<Record<string, string>> = {}) {
  const folder = tempFolder()
  writeFiles(folder, {
    'locales/zh/drawing.json': JSON.stringify(zh),
    'locales/en/drawing.json': JSON.stringify(en),
    ...Object.fromEntries(Object.entries(own).map(([name, text]) => [join(WORDS_FOLDER, name), text])),
  })
  return checkInterface(folder)
}

test('a word to avoid is a warning with the file of its language and its key', () => {
  expect(check({ nodes: { loop: '地感線圈' } }, { nodes: { loop: 'In the plant room' } })).toEqual({
    faults: [],
    warnings: [
      { source: 'locales/zh/drawing.json', field: 'nodes.loop', value: '地感線圈', expected: '感應線圈 for 地感線圈' },
      {
        source: 'locales/en/drawing.json',
        field: 'nodes.loop',
        value: 'In the plant room',
        expected: 'comms room, server room or machine room for plant room',
      },
    ],
  })
})

test('measure words, numbers and untranslated words are checked', () => {
  expect(
    check({ a: '60台攝影機', b: '樓層7', c: 'Door open' }, { a: '60 cameras', b: 'Floor 8', c: 'Door open' }),
  ).toEqual(
    expect.objectContaining({
      warnings: [
        expect.objectContaining({ source: 'locales/zh/drawing.json', field: 'a', expected: '支 for 攝影機, not 台' }),
        expect.objectContaining({ source: 'locales/zh/drawing.json', field: 'b', value: '7' }),
        expect.objectContaining({ source: 'locales/en/drawing.json', field: 'b', value: '8' }),
        expect.objectContaining({ source: 'locales/zh/drawing.json', field: 'c', value: 'Door open' }),
      ],
    }),
  )
})

test('wrong punctuation is a fault', () => {
  expect(check({ a: '門,開了' }, { a: 'The  door' }).faults).toMatchObject([
    { source: 'locales/zh/drawing.json', field: 'a' },
  ])
  expect(check({ a: '占30 %' }, { a: 'Takes 30 %' }).faults.map(({ source }) => source)).toEqual([
    'locales/zh/drawing.json',
    'locales/en/drawing.json',
  ])
})

test('places for values, tags, plurals of one language, prescribed messages and names of languages are left alone', () => {
  const zh = { a_other: '{{count}}筆，<b>門</b>', failed: '提交失敗，請稍後再試', languages: { zh: '中', en: 'EN' } }
  const en = {
    a_one: 'One door',
    a_other: '{{count}} doors',
    failed: 'Please try again',
    languages: { zh: '中', en: 'EN' },
  }
  expect(check(zh, en)).toEqual({ faults: [], warnings: [] })
})

test('words of the vendor are checked in the place of those of the interface', () => {
  const { faults } = check({ a: '門,開了' }, { a: 'The door' }, { 'zh/drawing.json': '{ "a": "閥,開了" }' })
  expect(faults).toMatchObject([{ source: join(WORDS_FOLDER, 'zh/drawing.json'), field: 'a', value: '閥,開了' }])
})

test.each([
  ['en/valves.json', '{}', { field: '', expected: 'the name of a file in locales' }],
  ['en/drawing.json', '{ "door": "Valve" }', { field: 'door', expected: 'a key of the same file in locales' }],
  ['en/drawing.json', '{ "group": "Valve" }', { field: 'group', expected: 'a group of words' }],
  ['en/drawing.json', '{ "a": ["Valve"] }', { field: 'a', expected: 'a text' }],
  ['en/drawing.json', '{ "a": " " }', { field: 'a', expected: 'a text' }],
  ['en/drawing.json', '{ "a": "{{count}} valves" }', { field: 'a', expected: 'no placeholder and no tag' }],
  ['en/drawing.json', '{ "group": { "b": "Valves" } }', { field: 'group.b', expected: '<b> {{count}} in it' }],
  [
    'en/drawing.json',
    '{ "constructor": "Valve" }',
    { field: 'constructor', expected: 'a key of the same file in locales' },
  ],
  ['en/drawing.json', '{ "a": "Valve"', { field: '', expected: 'valid JSON' }],
])('words of the vendor that fit no word are faults: %s with %s', (name, text, fault) => {
  const words = { a: 'Door', group: { b: '<b>{{count}} doors' } }
  expect(check(words, words, { [name]: text }).faults).toMatchObject([{ source: join(WORDS_FOLDER, name), ...fault }])
})

test('a word of the vendor may name its brand', () => {
  const words = { a: 'Door', group: {} }
  expect(check(words, words, { 'en/drawing.json': '{ "a": "{{brand}} door" }' }).faults).toEqual([])
})
