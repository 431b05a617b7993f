import { expect, test } from 'vitest'
import { freezeIssue } from '../../../src/web/features/door-schedule/issues.ts'
import { type Door, emptySchedule, type Schedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { writeCsv, writeEmptyCsv } from '../../../src/web/features/door-schedule/write-csv.ts'
import { CSV_WORDS } from './csv-words.ts'
import { PARTS } from './parts.ts'

const parts = PARTS
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
    '\uFEFFNumber,Floor,Place,Type,Identical,Model,Name,Quantity,Total,Fail-safe',
    `D01,1F,"Lobby, east ""A""",Main entrance,3,${one.model},${name(one.name)},2,6,`,
    'D01,1F,"Lobby, east ""A""",Main entrance,3,unknown,,1,3,yes',
    `'=D02,1F,"Lobby, east ""A""",Main entrance,3,,,,,`,
    `,,,Comms room and desk,,${other.model},${name(other.name)},1,1,`,
    `,,,Not placed yet,,${one.model},${name(one.name)},4,4,`,
    '',
  ])
})

test('the facts of the schedule are above the headers, as far as they are known', () => {
  const schedule = {
    ...emptySchedule('s'),
    name: '=Towers',
    remarks: 'two\nlines',
    doors: [{ ...door, items: [] }],
    recording: { days: 30, mbps: 4.5 },
  }
  expect(writeCsv(schedule, parts, CSV_WORDS.en).split('\r\n').slice(0, 5)).toEqual([
    "\uFEFFProject,'=Towers",
    'Remarks,"two\nlines"',
    'Mbps per camera,4.5',
    '',
    'Number,Floor,Place,Type,Identical,Model,Name,Quantity,Total,Fail-safe',
  ])
})

test('a blank row parts doors that are equal in all that the file says of them', () => {
  const twice = { ...emptySchedule('s'), doors: [door, { ...door, number: 'D02' }, door, { ...door, items: [] }] }
  const rows = writeCsv(twice, parts, CSV_WORDS.en).split('\r\n').slice(1)
  expect(rows.map((row) => row.split(',')[0])).toEqual(['D01', 'D01', 'D02', 'D02', '', 'D01', 'D01', 'D01', ''])
})

test('the words are those of the language', () => {
  const csv = writeCsv({ ...emptySchedule('s'), doors: [{ ...door, items: [] }] }, parts, CSV_WORDS.zh)
  expect(csv).toContain('大門')
})

test('the empty file has the headers alone', () => {
  expect(writeEmptyCsv(CSV_WORDS.zh)).toBe('\uFEFF編號,樓層,位置,類型,相同門數,型號,名稱,數量,合計,斷電開鎖\r\n')
})

test('a table says which issue it is, or since which one it has changed', () => {
  const issued = freezeIssue({ ...emptySchedule('s'), doors: [door] }, 'B', Date.parse('2026-11-30T04:00'))
  const first = (schedule: Schedule) => writeCsv(schedule, parts, CSV_WORDS.en).slice(1).split('\r\n')[0]
  expect(first(issued)).toBe('Issue,Issue B (2026-11-30)')
  expect(first({ ...issued, doors: [] })).toBe('Issue,Changed since issue B (2026-11-30)')
})
