import { expect, test } from 'vitest'
import { type Door, emptySchedule } from '../../../src/schedule/schedule.ts'
import { writeCsv, writeEmptyCsv } from '../../../src/schedule/write-csv.ts'
import { CSV_WORDS } from './csv-words.ts'
import { loadShippedParts } from './shipped-parts.ts'

const parts = await loadShippedParts()
const [one, other] = parts.list as [(typeof parts.list)[0], (typeof parts.list)[0]]

const door: Door = {
  id: 'd1',
  number: 'D01',
  floor: '1F',
  place: 'Lobby, east "A"',
  kind: 'main-entrance',
  alike: 3,
  items: [
    { code: one.code, quantity: 2 },
    { code: 'unknown', quantity: 1, failSafe: true },
  ],
}

test('each item has a row with the columns of its door, and a door without items has one row', () => {
  const schedule = {
    ...emptySchedule('s'),
    doors: [door, { ...door, number: '=D02', items: [] }],
    room: [{ code: other.code, quantity: 1 }],
    loose: [{ code: one.code, quantity: 4 }],
  }
  const name = (text: string) => (text.includes(',') ? `"${text}"` : text)
  expect(writeCsv(schedule, parts, CSV_WORDS.en).split('\r\n')).toEqual([
    '\uFEFFNumber,Floor,Place,Kind,Doors alike,Model,Name,Quantity,Total,Opens without power',
    `D01,1F,"Lobby, east ""A""",Main entrance,3,${one.model},${name(one.name)},2,6,`,
    'D01,1F,"Lobby, east ""A""",Main entrance,3,unknown,,1,3,Yes',
    `'=D02,1F,"Lobby, east ""A""",Main entrance,3,,,,,`,
    `,,,Comms room and desk,,${other.model},${name(other.name)},1,1,`,
    `,,,Not placed yet,,${one.model},${name(one.name)},4,4,`,
    '',
  ])
})

test('the words are those of the language', () => {
  const csv = writeCsv({ ...emptySchedule('s'), doors: [{ ...door, items: [] }] }, parts, CSV_WORDS.zh)
  expect(csv).toContain('主要出入口')
})

test('the empty file has the headers alone', () => {
  expect(writeEmptyCsv(CSV_WORDS.zh)).toBe('\uFEFF編號,樓層,位置,類型,相同門數,型號,名稱,數量,合計,斷電開鎖\r\n')
})
