import { expect, test } from 'vitest'
import { guessColumns } from '../../../src/web/features/door-schedule/guess-columns.ts'
import { type ImportResult, importInSteps } from '../../../src/web/features/door-schedule/import-rows.ts'
import { atOnce } from '../../../src/web/features/door-schedule/time-sliced.ts'
import { PARTS } from './parts.ts'

const parts = PARTS
const sold = parts.list.filter(({ isSold }) => isSold)
const [first, second] = sold.map(({ model }) => model) as [string, string]
const [firstCode, secondCode] = [first.toLowerCase(), second.toLowerCase()]
const gone = parts.list.find(({ isSold }) => !isSold)

const importRows = (...table: Parameters<typeof importInSteps>) => atOnce(importInSteps(...table))

const HEADERS = 'No.|Level|Room|Type|Doors alike|Model|Qty|Fail-safe'

function read(...rows: string[]): ImportResult {
  const table = [HEADERS, ...rows].map((row) => row.split('|'))
  const imported = importRows(table, guessColumns(table), parts)
  if ('fault' in imported) throw new Error(imported.fault)
  return imported
}

test('rows of one door merge, and quantities of one product add up', () => {
  const { doors, faults } = read(
    `D01|1F|Lobby|Main entrance|2|${first}|1|`,
    `D02|1F|Lobby|Fire door||${first}|1|`,
    `D01|1F|Lobby|||${second}|3|yes`,
    `D01|1F|Lobby|Main entrance|2|${first}|4|no`,
  )
  expect(faults).toEqual([])
  expect(doors).toMatchObject([
    {
      number: 'D01',
      floor: '1F',
      place: 'Lobby',
      kind: 'main-entrance',
      alike: 2,
      items: [
        { code: firstCode, quantity: 5 },
        { code: secondCode, quantity: 3, failSafe: true },
      ],
    },
    { number: 'D02', kind: 'fire-door', alike: 1 },
  ])
  expect(new Set(doors.map(({ id }) => id)).size).toBe(2)
})

test('a blank row ends what is above: the same door behind it is another one', () => {
  const { doors } = read(`D01|1F|Lobby|Home|1|${first}|1`, '|||||||', `D01|1F|Lobby|Home|1|${first}|1`)
  expect(doors.map(({ items }) => items)).toEqual([
    [{ code: firstCode, quantity: 1 }],
    [{ code: firstCode, quantity: 1 }],
  ])
})

test('the rows above the headers describe the schedule, in either language; misfits are reported', () => {
  const table = [
    ['Site', "'=Towers"],
    ['業主', 'x'.repeat(61)],
    ['Days kept', '400'],
    ['Mbps a camera', 'four'],
    ['Project', 'the second is not read'],
    ['Drawn by', 'Ann'],
    [],
    ['No.', 'Model'],
    ['D01', first],
  ]
  const { project, doors, faults } = importRows(table, guessColumns(table), parts) as ImportResult
  expect(project).toEqual({ name: '=Towers', customer: 'x'.repeat(60), recording: { days: 365, mbps: 4 } })
  expect(doors).toHaveLength(1)
  expect(faults.map(({ row, column, fault }) => [row, column, fault])).toEqual([
    [2, 'customer', 'too-long'],
    [3, 'days', 'quantity'],
    [4, 'mbps', 'quantity'],
  ])
})

test('doors without a model stay apart, and so do doors that differ in kind or number', () => {
  const { doors } = read(
    '|1F|Lobby|Home|1||',
    '|1F|Lobby|Home|1||',
    `|1F|Lobby|Home|1|${first}|1`,
    `|1F|Lobby|Home|2|${first}|1`,
  )
  expect(doors.map(({ items }) => items.length)).toEqual([0, 0, 1, 1])
})

test('a row below a cell that spans rows belongs to the door above', () => {
  const { doors, loose } = read(`D01|1F|Lobby|Home||${first}|1`, `|||||${second}|2`)
  expect(doors).toMatchObject([{ items: [{ code: firstCode }, { code: secondCode, quantity: 2 }] }])
  expect(loose).toEqual([])
})

test('an item in the comms room or without a place is no door', () => {
  const { doors, room, loose } = read(`|||Comms room||${first}|2`, `|||尚未配置||${second}|3`, `|||機房||${first}|1`)
  expect({ doors, room, loose }).toEqual({
    doors: [],
    room: [{ code: firstCode, quantity: 3 }],
    loose: [{ code: secondCode, quantity: 3 }],
  })
})

test('a list of products alone has no place yet', () => {
  const table = [
    ['Model', 'Qty'],
    [first, '2'],
    [second, '1'],
  ]
  expect(importRows(table, guessColumns(table), parts)).toMatchObject({
    doors: [],
    loose: [{ quantity: 2 }, { quantity: 1 }],
  })
})

test('models are found in any case, with other dashes, spaces and full-width letters', () => {
  const wide = first.replace(/[A-Z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  const ways = [first.toLowerCase(), first.replaceAll('-', ' – '), first.replaceAll('-', ''), ` ${first} `, wide]
  const { loose, faults } = read(...ways.map((way) => `|||Not placed||${way}|1`))
  expect(faults).toEqual([])
  expect(loose).toEqual([{ code: firstCode, quantity: ways.length }])
})

test('models that are unknown or not sold any more are reported, and kept', () => {
  const { doors, faults } = read(`D01|1F|Lobby|Home|1|Other Maker X-1|2`, `D01|1F|Lobby|Home|1|${gone?.model}|1`)
  expect(doors[0]?.items).toEqual([
    { code: 'other maker x-1', quantity: 2 },
    { code: gone?.code, quantity: 1 },
  ])
  expect(faults).toEqual([
    { row: 2, column: 'model', fault: 'unknown-model', value: 'Other Maker X-1' },
    { row: 3, column: 'model', fault: 'not-sold', value: gone?.model },
  ])
})

test.each<[string, number, boolean]>([
  ['2', 2, true],
  ['', 1, true],
  ['２', 2, true],
  ['1,200', 1200, true],
  ['3.0', 3, true],
  ['4 組', 4, true],
  ['5 pcs.', 5, true],
  ['99999', 9999, false],
  ['-2', 1, false],
  ['1.5', 1, false],
  ['two', 1, false],
  ['=2', 1, false],
])('the quantity %j is %d', (written, quantity, isRight) => {
  const { loose, faults } = read(`|||Not placed||${first}|${written}`)
  expect(loose).toEqual([{ code: firstCode, quantity }])
  expect(faults).toEqual(isRight ? [] : [{ row: 2, column: 'quantity', fault: 'quantity', value: written }])
})

test('none of a product is left out, and said', () => {
  const { doors, faults } = read(`D01|1F|Lobby|Home|0|${first}|0`)
  expect(doors).toMatchObject([{ alike: 1, items: [] }])
  expect(faults.map(({ fault }) => fault)).toEqual(['alike', 'quantity'])
})

test.each([
  ['住戶大門', 'home', true],
  ['B棟電梯廳', 'lift-lobby', true],
  ['60 min fire-rated door', 'fire-door', true],
  ['MEETING ROOM 2', 'meeting-room', true],
  ['', 'other', true],
  ['D-type', 'other', false],
  ['機房', 'other', false],
])('a door of the kind %j is %s', (written, kind, isRight) => {
  const { doors, faults } = read(`D01|1F|Lobby|${written}|1||`)
  expect(doors[0]?.kind).toBe(kind)
  expect(faults).toEqual(isRight ? [] : [{ row: 2, column: 'kind', fault: 'kind', value: written }])
})

test('long texts are cut, other words than yes and no are reported, and more than 60 products do not fit', () => {
  const long = 'x'.repeat(61)
  const many = Array.from({ length: 61 }, (_, index) => `D02|2F|b|Home|1|${sold[index]?.model}|1`)
  const { doors, faults } = read(`D01|1F|${long}|Home|1|${first}|1|perhaps`, ...many)
  expect(doors[0]?.place).toBe('x'.repeat(60))
  expect(doors[1]?.items).toHaveLength(60)
  expect(faults.map(({ row, column, fault }) => [row, column, fault])).toEqual([
    [2, 'place', 'too-long'],
    [2, 'failSafe', 'fail-safe'],
    [63, 'model', 'too-many-items'],
  ])
})

test('columns can be set, and those that are not there are empty', () => {
  const table = [['a', first], ['b']]
  const imported = importRows(table, { firstRow: 0, columns: { place: 0, model: 1, floor: 9 } }, parts)
  expect(imported).toMatchObject({
    doors: [
      { place: 'a', items: [{ code: firstCode }] },
      { place: 'b', items: [] },
    ],
  })
})

test('a table without rows is refused', () => {
  expect(
    importRows(
      [
        ['No.', 'Level'],
        ['', ' '],
      ],
      { firstRow: 1, columns: { number: 0 } },
      parts,
    ),
  ).toEqual({ fault: 'no-rows' })
})

test('10,000 rows are read, and more than 2,000 doors are refused', () => {
  const rows = (doors: number) => [
    HEADERS.split('|'),
    ...Array.from({ length: 9999 }, (_, index) => [
      `D${index % doors}`,
      '1F',
      '大廳',
      `會議室${index}`,
      '1',
      `x${index % 50}`,
      '1',
    ]),
  ]
  const columns = { number: 0, floor: 1, place: 2, kind: 3, model: 5, quantity: 6 }
  const importDoors = (doors: number) => importRows(rows(doors), { firstRow: 1, columns }, parts)
  expect(importDoors(2000)).toMatchObject({ doors: { length: 2000 } })
  expect(importDoors(2001)).toEqual({ fault: 'too-many-doors' })
})

test('many rows are many steps', () => {
  const table = [['Room', 'Model'], ...Array.from({ length: 9000 }, (_, index) => [`Room ${index % 1000}`, first])]
  expect([...importInSteps(table, { firstRow: 1, columns: { place: 0, model: 1 } }, parts)].length).toBe(90)
})

test('totals, headings of groups and repeated headers are no doors, and are listed', () => {
  const { doors, leftOut } = read(
    'Level 1',
    `D01|Level 1|Lobby|Home|1|${first}|1`,
    'D02|Level 1|Hall||1',
    'Level 1: 2',
    HEADERS,
    'B1',
    'D03|Level 2|Gate||1',
    '1F 小計||||3',
    '合計 3 樘',
    'Grand total: 3|||||3',
    '总计',
  )
  expect(doors.map(({ number }) => number)).toEqual(['D01', 'D02', 'D03'])
  expect(leftOut.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
    '2 group',
    '5 group',
    '6 header',
    '7 group',
    '9 total',
    '10 total',
    '11 total',
    '12 total',
  ])
  expect(leftOut.at(-2)?.value).toBe('Grand total: 3 3')
})

test('a separate door stays a door, also where its number or place is like the name of a total', () => {
  const { doors, leftOut } = read('D01|1F|Lobby', 'D09', 'Total|1F|Gate|Home|1', 'D11|1F|Sum hall', 'Possum|2F')
  expect(leftOut).toEqual([])
  expect(doors).toHaveLength(5)
})

test('invisible characters, text formulas, ditto marks and words for nothing are read as they are meant', () => {
  const { doors, faults } = read(
    `="0101"|1F\u200B|Lobby|Home|1|\u200E${first}\u200E|="2"`,
    `〃|"|同上||n/a|${second.replace('-', '\u00AD')}|-`,
    'D02|同上|無|-|-|N/A|—|無',
  )
  expect(faults).toEqual([])
  expect(doors).toMatchObject([
    {
      number: '0101',
      floor: '1F',
      place: 'Lobby',
      items: [
        { code: firstCode, quantity: 2 },
        { code: secondCode, quantity: 1 },
      ],
    },
    { number: 'D02', floor: '1F', place: '', kind: 'other', alike: 1, items: [] },
  ])
})

test('a character that could not be decoded is named with its row and column', () => {
  const { doors, faults } = read('D01|1F|\uFFFD關|Home|1')
  expect(doors).toMatchObject([{ place: '\uFFFD關' }])
  expect(faults).toEqual([{ row: 2, column: 'place', fault: 'undecodable', value: '\uFFFD關' }])
})
