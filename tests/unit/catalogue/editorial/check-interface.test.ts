import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { checkInterface } from '../../../../src/content/editorial/check-interface.ts'
import { tempFolder, writeFiles } from '../../../temp-folder.ts'

/** Checks words in a folder of their own, and returns sources relative to it. */
function check(zh: object, en: object) {
  const folder = tempFolder()
  writeFiles(folder, { 'zh/drawing.json': JSON.stringify(zh), 'en/drawing.json': JSON.stringify(en) })
  const { faults, warnings } = checkInterface(folder)
  const inFolder = <Found extends { source: string }>(found: Found) => ({
    ...found,
    source: relative(folder, join(process.cwd(), found.source)),
  })
  return { faults: faults.map(inFolder), warnings: warnings.map(inFolder) }
}

test('a word to avoid is a warning with the file of its language and its key', () => {
  expect(check({ nodes: { loop: '地感線圈' } }, { nodes: { loop: 'In the plant room' } })).toEqual({
    faults: [],
    warnings: [
      { source: 'zh/drawing.json', field: 'nodes.loop', value: '地感線圈', expected: '感應線圈 for 地感線圈' },
      {
        source: 'en/drawing.json',
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
        expect.objectContaining({ source: 'zh/drawing.json', field: 'a', expected: '支 for 攝影機, not 台' }),
        expect.objectContaining({ source: 'zh/drawing.json', field: 'b', value: '7' }),
        expect.objectContaining({ source: 'en/drawing.json', field: 'b', value: '8' }),
        expect.objectContaining({ source: 'zh/drawing.json', field: 'c', value: 'Door open' }),
      ],
    }),
  )
})

test('wrong punctuation is a fault', () => {
  expect(check({ a: '門,開了' }, { a: 'The  door' }).faults).toMatchObject([{ source: 'zh/drawing.json', field: 'a' }])
  expect(check({ a: '占30 %' }, { a: 'Takes 30 %' }).faults.map(({ source }) => source)).toEqual([
    'zh/drawing.json',
    'en/drawing.json',
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
