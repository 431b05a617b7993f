import { expect, test } from 'vitest'
import {
  CSV_COLUMNS,
  IMPORT_COLUMNS,
  PROJECT_ROWS,
  ROW_KINDS,
} from '../../../src/web/features/door-schedule/csv-columns.ts'
import { findWord, listWords } from '../../../src/web/features/door-schedule/find-word.ts'
import { guessColumns } from '../../../src/web/features/door-schedule/guess-columns.ts'
import words from '../../../src/web/features/door-schedule/import-words.json'
import { CSV_WORDS } from './csv-words.ts'

/** Writes the guessed columns in the table's order. */
function guess(...rows: string[]): string {
  const { firstRow, columns } = guessColumns(rows.map((row) => row.split('|')))
  const named = IMPORT_COLUMNS.filter((name) => columns[name] !== undefined)
  const inOrder = named.toSorted((one, other) => (columns[one] ?? 0) - (columns[other] ?? 0))
  return [firstRow, ...inOrder.map((name) => `${name}=${columns[name]}`)].join(' ')
}

test.each([
  ['門號|樓層|位置|類型|數量', '1 number=0 floor=1 place=2 kind=3 alike=4'],
  [
    '門扇編號 Door No.|樓層 Level|空間名稱 Room|門型 Type|型號 Model|數量 Qty',
    '1 number=0 floor=1 place=2 kind=3 model=4 quantity=5',
  ],
  ['Mark|Level|From Room|Type|Fire rating|Comments', '1 number=0 floor=1 place=2 kind=3'],
  ['DOOR NO.|LEVEL|LOCATION|DEVICE|QTY', '1 number=0 floor=1 place=2 model=3 quantity=4'],
  ['項次|設備名稱|型號|單位|數量|備註', '1 model=2 quantity=4'],
  ['Door name|Door number|Product name|Product code', '1 place=0 number=1 model=3'],
  ['ＤＯＯＲ　ＮＯ．|樓　層', '1 number=0 floor=1'],
  ['门号|楼层|位置|型号|数量', '1 number=0 floor=1 place=2 model=3 quantity=4'],
  ['Name|TypeName|Space|SerialNumber|TagNumber', '1 kind=1 place=2 number=4'],
])('the headers %s are understood', (headers, expected) => {
  expect(guess(headers)).toBe(expected)
})

test('titles above the headers are passed over', () => {
  expect(guess('Door schedule|', 'Project: Towers|Level 3', '|', 'Mark|Level|Room', 'D01|1|Lobby')).toBe(
    '4 number=0 floor=1 place=2',
  )
})

test('nothing is guessed without headers, and the first row counts', () => {
  expect(guess('A-1|3|x', 'A-2|4|y')).toBe('0')
})

for (const [locale, { project, columns, kinds, yes }] of Object.entries(CSV_WORDS)) {
  test(`each word of our own files means what it stands for (${locale})`, () => {
    const columnWords = listWords(words.columns)
    const kindWords = listWords(words.kinds)
    for (const column of CSV_COLUMNS)
      expect(findWord(columns[column], columnWords)).toMatchObject({ name: column, isWhole: true })
    for (const row of PROJECT_ROWS)
      expect(findWord(project[row], listWords(words.project))).toMatchObject({ name: row, isWhole: true })
    for (const kind of ROW_KINDS) expect(findWord(kinds[kind], kindWords)).toMatchObject({ name: kind, isWhole: true })
    expect(findWord(yes, listWords({ yes: words.yes, no: words.no }))?.name).toBe('yes')
  })
}

test('a column that is empty below its header is none, and a door is called by its name where it has no number', () => {
  const headers = 'Name|CreatedBy|TypeName|Space|SerialNumber|TagNumber'
  expect(guess(headers, 'Door-101|ann|Single|Lobby|n/a|n/a')).toBe('1 number=0 kind=2 place=3')
  expect(guess(headers, 'Door-101|ann|Single|Lobby|7733|D01')).toBe('1 kind=2 place=3 number=5')
})
