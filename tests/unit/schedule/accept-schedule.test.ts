import { expect, test } from 'vitest'
import { acceptSchedule, cutText } from '../../../src/web/features/door-schedule/accept-schedule.ts'
import {
  emptySchedule,
  MAX_DOORS,
  MAX_ELSEWHERE,
  MAX_ITEMS,
  type Schedule,
} from '../../../src/web/features/door-schedule/schedule.ts'

const item = { code: 'face-large', quantity: 2 }
const door = { id: 'd1', number: 'D01', floor: '1F', place: 'Lobby', kind: 'home' as const, alike: 3, items: [item] }
const whole: Schedule = { ...emptySchedule('s1'), name: 'Towers', doors: [door], room: [{ ...item, failSafe: true }] }

test('a schedule is taken as it is', () => {
  expect(acceptSchedule(whole)).toEqual({ schedule: whole, isWhole: true })
})

test.each([undefined, null, 1, 'schedule', [], [[]]])('%j becomes an empty schedule', (value) => {
  const { schedule, isWhole } = acceptSchedule(value)
  expect(isWhole).toBe(false)
  expect(schedule).toEqual(emptySchedule(schedule.id))
})

test.each<[string, object, object]>([
  ['a long name', { name: 'x'.repeat(61) }, { name: 'x'.repeat(60) }],
  ['too many days', { recording: { days: 9999, mbps: 4 } }, { recording: { days: 365, mbps: 4 } }],
  ['no bandwidth', { recording: { days: 30, mbps: 0 } }, { recording: { days: 30, mbps: 0.1 } }],
  ['a bandwidth that is no number', { recording: { days: 30, mbps: '4' } }, { recording: { days: 30, mbps: 4 } }],
  ['half a day', { recording: { days: 1.5, mbps: 4 } }, { recording: { days: 2, mbps: 4 } }],
  ['another kind', { doors: [{ ...door, kind: 'window' }] }, { doors: [{ ...door, kind: 'other' }] }],
  ['none alike', { doors: [{ ...door, alike: 0 }] }, { doors: [{ ...door, alike: 1 }] }],
  ['an item without a code', { room: [{ quantity: 1 }, item] }, { room: [item] }],
  ['an item of a long code', { room: [{ code: 'x'.repeat(61), quantity: 1 }] }, { room: [] }],
  ['a fail-safe that is no flag', { room: [{ ...item, failSafe: 'yes' }] }, { room: [item] }],
  ['no list', { loose: { 0: item } }, { loose: [] }],
])('%s is put right, and said', (_, change, expected) => {
  expect(acceptSchedule({ ...whole, ...change })).toEqual({ schedule: { ...whole, ...expected }, isWhole: false })
})

test('doors and items beyond the limits are left out', () => {
  const items = Array.from({ length: MAX_ELSEWHERE + 1 }, (_, index) => ({ ...item, code: `c${index}` }))
  const doors = Array.from({ length: MAX_DOORS + 1 }, (_, index) => ({ ...door, id: `d${index}`, items }))
  const { schedule, isWhole } = acceptSchedule({ ...whole, doors, room: items })
  expect([schedule.doors.length, schedule.room.length, isWhole]).toEqual([MAX_DOORS, MAX_ELSEWHERE, false])
  expect(schedule.doors[0]?.items).toHaveLength(MAX_ITEMS)
})

test('an issue that is not whole is left out', () => {
  const { id: _id, issues: _issues, ...content } = whole
  const issue = { id: 'a', name: 'A', at: 1, content }
  expect(acceptSchedule({ ...whole, issues: [issue] })).toEqual({
    schedule: { ...whole, issues: [issue] },
    isWhole: true,
  })
  const part = { ...issue, id: 'b', content: { ...content, doors: undefined } }
  expect(acceptSchedule({ ...whole, issues: [part, issue] })).toEqual({
    schedule: { ...whole, issues: [issue] },
    isWhole: false,
  })
})

test('two doors never have one id', () => {
  const { schedule } = acceptSchedule({ ...whole, doors: [door, door, { ...door, id: '<b>' }] })
  expect(new Set(schedule.doors.map(({ id }) => id)).size).toBe(3)
})

test('a text is not cut within a character', () => {
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab😀', 4)).toBe('ab😀')
})

test('an item that a link lists twice is one item, in each of its forms', () => {
  const twice = [item, { ...item, failSafe: true }, { ...item, quantity: 3 }]
  const { schedule, isWhole } = acceptSchedule({ ...whole, doors: [{ ...door, items: twice }], room: twice })
  const merged = [
    { ...item, quantity: 5 },
    { ...item, failSafe: true },
  ]
  expect([schedule.doors[0]?.items, schedule.room, isWhole]).toEqual([merged, merged, true])
})
