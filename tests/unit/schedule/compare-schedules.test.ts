import { expect, test } from 'vitest'
import { addImported } from '../../../src/web/features/door-schedule/add-imported.ts'
import {
  compareSchedules,
  compareWithTable,
  type DoorChange,
  type DoorField,
} from '../../../src/web/features/door-schedule/compare-schedules.ts'
import { guessColumns } from '../../../src/web/features/door-schedule/guess-columns.ts'
import { importInSteps } from '../../../src/web/features/door-schedule/import-rows.ts'
import { freezeIssue } from '../../../src/web/features/door-schedule/issues.ts'
import { readTable } from '../../../src/web/features/door-schedule/read-csv.ts'
import { type Door, emptySchedule, type Schedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { takeChanges } from '../../../src/web/features/door-schedule/take-changes.ts'
import { atOnce } from '../../../src/web/features/door-schedule/time-sliced.ts'
import { PARTS } from './parts.ts'

function read(csv: string) {
  const file = readTable(new TextEncoder().encode(csv))
  if ('fault' in file) throw new Error(file.fault)
  const mapping = guessColumns(file.table)
  const read = atOnce(importInSteps(file.table, mapping, PARTS))
  if ('fault' in read) throw new Error(read.fault)
  return { ...read, columns: new Set(Object.keys(mapping.columns)) }
}

/** The schedule of a first issue; its doors have a device each, which no architect knows. */
function scheduleOf(csv: string): Schedule {
  const schedule = addImported(emptySchedule('s'), read(csv))
  if (!schedule) throw new Error('too many doors')
  return { ...schedule, doors: schedule.doors.map((door) => ({ ...door, items: [{ code: 'lock', quantity: 1 }] })) }
}

function compare(before: string, after: string): string[] {
  return compareWithTable(scheduleOf(before), read(after)).map(say)
}

function say(change: DoorChange): string {
  switch (change.type) {
    case 'changed': {
      const { before, after, fields } = change
      const valueOf = (door: Door, field: DoorField) => (field === 'items' ? door.items.length : door[field])
      const said = fields.map((field) => `${field} ${valueOf(before, field)}>${valueOf(after, field)}`)
      return `${before.number || before.id}: ${said.join(', ')}`
    }
    case 'floor':
      return `floor ${change.before}>${change.after} (${change.doors.length})`
    case 'split':
      return `${change.before.number}: ${change.after.map(({ number }) => number).join('+')}`
    case 'added':
      return `+${change.after.number}`
    case 'removed':
      return `-${change.before.number}`
  }
}

const ROOMS = ['Lobby', 'Stair A', 'Stair B', 'Plant', 'Store', 'Office', 'Meeting', 'Archive', 'Kitchen', 'Roof']
/** 120 doors on twelve floors. */
const ROWS = Array.from({ length: 120 }, (_, index) => {
  const [floor, room] = [Math.floor(index / 10) + 1, index % 10]
  const kind = room === 0 ? 'Entrance' : room < 3 ? 'Fire door' : 'HM-2'
  return {
    mark: `D-${floor}${String(room + 1).padStart(2, '0')}`,
    floor: `${floor}F`,
    room: `${ROOMS[room]} ${floor}`,
    kind,
    count: 1,
  }
})
type Row = (typeof ROWS)[0]
const rowOf = (mark: string) => ROWS.find((row) => row.mark === mark) as Row
const write = (rows: readonly Row[]) =>
  ['Mark,Level,Room Name,Door Type,Door Qty', ...rows.map((row) => Object.values(row).join())].join('\n')

test('of a table of 120 doors that was issued again, all 17 changes are found, and nothing else', () => {
  const changed = new Map<string, Partial<Row>>([
    ['D-102', { room: 'Stair C' }],
    ['D-203', { kind: 'Stair door' }],
    ['D-305', { count: 2 }],
    ['D-401', { floor: '5F' }],
    ['D-504', { mark: 'D-999' }],
    ['D-605', { room: 'Server room', kind: 'Fire door' }],
    ['D-702', { kind: 'Emergency exit' }],
    ['D-907', { room: 'Board room' }],
    ['D-1010', { count: 3 }],
  ])
  const gone = ['D-103', 'D-610', 'D-806', 'D-1107']
  const added = ['D-111', 'D-212', 'D-1301'].map((mark) => ({ ...rowOf('D-101'), mark, room: `New ${mark}` }))
  const kept = ROWS.filter(({ mark }) => !gone.includes(mark)).map((row) => ({ ...row, ...changed.get(row.mark) }))
  const leaves = ['D-806A', 'D-806B'].map((mark) => ({ ...rowOf('D-806'), mark }))
  const issued = [...added, ...kept.toReversed(), ...leaves, rowOf('D-208')]
  const expected = [
    'D-102: place Stair A 1>Stair C',
    'D-203: kind fire-door>fire-escape-door',
    'D-305: alike 1>2',
    'D-401: floor 4F>5F',
    'D-504: number D-504>D-999',
    'D-605: place Store 6>Server room, kind other>fire-door',
    'D-702: kind fire-door>escape-door',
    'D-907: place Meeting 9>Board room',
    'D-1010: alike 1>3',
    'D-806: D-806A+D-806B',
    '+D-111',
    '+D-212',
    '+D-1301',
    '+D-208',
    '-D-103',
    '-D-610',
    '-D-1107',
  ]
  expect(compare(write(ROWS), write(issued)).toSorted()).toEqual(expected.toSorted())
  // In another spelling, with other headings, and without the kind.
  const rows = issued.map(({ mark, floor, room, count }) =>
    [room.toUpperCase(), `Level 0${floor.slice(0, -1)}`, mark.replace('D-', 'ｄ'), count].join(';'),
  )
  const respelled = compare(write(ROWS), ['地點;樓別;門扇編號;樘數', ...rows].join('\n'))
  expect(respelled).toHaveLength(expected.length - 2)
})

test.each<[string, string, string, string[]]>([
  ['marks are spelled differently', 'No.,Room\nD-001,A\n1-11,B\n11-1,C', 'No.,Room\nd1,A\n1.11,B\n11.1,C', []],
  [
    'floors are spelled differently',
    'No.,Floor\n1,B1\n2,3F\n3,十二樓',
    'No.,Floor\n1,地下一層\n2,Level 03\n3,12/F',
    [],
  ],
  ['a floor has another name', 'No.,Floor\n1,1F\n2,1F\n3,2F', 'No.,Floor\n1,Mall\n2,Mall\n3,2F', ['floor 1F>Mall (2)']],
  ['one of its doors is elsewhere', 'No.,Floor\n1,1F\n2,1F\n3,2F', 'No.,Floor\n1,1F\n2,2F\n3,2F', ['2: floor 1F>2F']],
  [
    'each floor begins with the same marks',
    'No.,Floor\n1,1F\n2,1F\n1,2F\n2,2F',
    'No.,Floor\n2,2F\n1,3F\n2,1F\n1,1F',
    ['+1', '-1'],
  ],
  ['a mark is there once more', 'No.,Room\n1,A\n2,B', 'No.,Room\n1,A\n1,A\n2,B', ['+1']],
  [
    'doors without marks have moved',
    'Room,Kind\nA,Home\nB,Home',
    'Room,Kind\nB,Home\nA,Fire door',
    [': kind home>fire-door'],
  ],
  ['a new mark stands in the only such place', 'No.,Room\n1,A\n2,B', 'No.,Room\n1,A\n7,B', ['2: number 2>7']],
  ['a new mark stands in one of several', 'No.,Room\n1,A\n2,A', 'No.,Room\n1,A\n7,A', ['+7', '-2']],
  ['a column is gone', 'No.,Room,Kind,Doors\n1,A,Home,2', 'No.,Room\n1,A', []],
  ['nothing is the same', 'No.\n1\n2', 'No.\n7', ['+7', '-1', '-2']],
])('when %s, that is what has changed', (_, before, after, expected) => {
  expect(compare(before, after).map((text) => text.replace(/^[a-z0-9]{21}(?=:)/, ''))).toEqual(expected)
})

test('a kind in the words of an architect is what it was set to here, until a door has another word', () => {
  const before = scheduleOf('Mark,Type\n1,FD30\n2,FD30\n3,FD30\n4,')
  const set = { ...before, doors: before.doors.map((door) => ({ ...door, kind: 'fire-door' as const })) }
  expect(compareWithTable(set, read('Mark,Type\n1,FD30\n2,FD30\n3,Home\n4,')).map(say)).toEqual([
    '3: kind fire-door>home',
  ])
  expect(compareWithTable(set, read('Mark,Type\n1,FD30\n2,FD30\n3,GL\n4,')).map(say)).toEqual([
    '3: kind fire-door>other',
  ])
})

test('a change of our own since an issue is none of the architect', () => {
  const first = 'Mark,Room\n1,Hall\n2,Store'
  const frozen = freezeIssue(scheduleOf(first), 'A')
  const edited = { ...frozen, doors: frozen.doors.map((door) => ({ ...door, place: `our ${door.place}` })) }
  expect(compareWithTable(edited, read('Mark,Room\n1,Hall\n2,Plant')).map(say)).toEqual(['2: place our Store>Plant'])
})

test('taken changes leave devices at their doors, and stand where the table has them', () => {
  const before = scheduleOf('Mark,Room,Floor\n1,A,1F\n2,B,1F\n3,C,2F\n4,D,2F')
  const table = 'Mark,Room,Floor,Model\n0,Z,1F,\n1,A,1F,reader\n2A,B,1F,\n2B,B,1F,\n8,Y,2F,\n9,X,2F,\n3,C2,2F,'
  const changes = compareWithTable(before, read(table))
  expect(takeChanges(before, changes)?.doors.map(({ number, place, items }) => [number, place, items.length])).toEqual([
    ['0', 'Z', 0],
    ['1', 'A', 2],
    ['2A', 'B', 1],
    ['2B', 'B', 0],
    ['8', 'Y', 0],
    ['9', 'X', 0],
    ['3', 'C2', 1],
  ])
  const stays = changes.filter(({ type }) => type !== 'removed')
  expect(takeChanges(before, stays)?.doors.at(-1)).toEqual(before.doors[3])
  // Another tab has removed the doors in the meantime.
  const added = stays.filter(({ type }) => type === 'added').length
  expect(takeChanges({ ...before, doors: [] }, stays)?.doors).toHaveLength(added)
})

test('since an issue, devices count as they are, in the comms room too', () => {
  const [one, other] = [scheduleOf('Mark\n1\n2'), { code: 'switch', quantity: 1 }]
  const edited = { ...one, doors: one.doors.map((door, at) => (at ? { ...door, items: [] } : door)), room: [other] }
  expect(compareSchedules(one, one)).toEqual([])
  expect(compareSchedules(one, edited)).toMatchObject([
    { type: 'changed', before: { number: '2' }, fields: ['items'] },
    { type: 'changed', before: { id: 'room' }, fields: ['items'] },
  ])
})
