import { expect, test } from 'vitest'
import { addImported, findRepeated, isNothing } from '../../../src/web/features/door-schedule/add-imported.ts'
import { addDoor } from '../../../src/web/features/door-schedule/edit.ts'
import type { ImportResult } from '../../../src/web/features/door-schedule/import-rows.ts'
import { emptySchedule, MAX_DOORS, MAX_ELSEWHERE } from '../../../src/web/features/door-schedule/schedule.ts'

const nothing: ImportResult = {
  project: {},
  doors: [],
  room: [],
  loose: [],
  unreadKinds: new Map(),
  faults: [],
  leftOut: [],
}
const here = { ...addDoor(emptySchedule('s'), { id: 'd' }), name: 'Towers', room: [{ code: 'a', quantity: 1 }] }
const [door] = here.doors as [(typeof here.doors)[0]]
const recording = { days: 60, mbps: 8 }

test('doors are added behind those that are there, and products are counted up', () => {
  const added = addImported(here, {
    ...nothing,
    doors: [{ ...door, id: 'e' }],
    room: [{ code: 'a', quantity: 2 }],
    loose: [{ code: 'b', quantity: 1 }],
  })
  expect(added).toMatchObject({
    doors: [{ id: 'd' }, { id: 'e' }],
    room: [{ code: 'a', quantity: 3 }],
    loose: [{ code: 'b', quantity: 1 }],
  })
})

test('existing facts of a schedule stay, and the rest is taken', () => {
  const project = { name: 'Houses', customer: 'Ann', remarks: 'Two towers', recording }
  const added = addImported(here, { ...nothing, project })
  expect(added).toMatchObject({ ...project, name: 'Towers', recording: here.recording })
  expect(addImported(emptySchedule('s'), { ...nothing, project })).toMatchObject(project)
})

test('items beyond the capacity of a schedule are not added, not even in part', () => {
  const doors = Array.from({ length: MAX_DOORS }, (_, index) => ({ ...door, id: `d${index}` }))
  const items = Array.from({ length: MAX_ELSEWHERE }, (_, index) => ({ code: `c${index}`, quantity: 9999 }))
  expect(addImported(here, { ...nothing, doors })).toBeUndefined()
  expect(addImported(here, { ...nothing, room: items })).toBeUndefined()
  expect(addImported(here, { ...nothing, loose: [...items, { code: 'c0', quantity: 1 }] })).toBeUndefined()
  expect(addImported(emptySchedule('s'), { ...nothing, doors, room: items })).toMatchObject({ doors, room: items })
})

test('a table that only says what the project is, is not nothing', () => {
  expect([isNothing(nothing), isNothing({ ...nothing, project: { name: 'Towers' } })]).toEqual([true, false])
})

test('a number of a door that another door has, here or in the table, is named once', () => {
  const doorsOf = (...numbers: string[]) => numbers.map((number, index) => ({ ...door, id: `x${index}`, number }))
  const table = { ...nothing, doors: doorsOf('D01', 'D02', '', '', 'D02', 'D02') }
  expect(findRepeated({ doors: doorsOf('D01', '') }, table)).toEqual(['D01', 'D02'])
  expect(findRepeated({ doors: [] }, { ...nothing, doors: doorsOf('D01', 'D02') })).toEqual([])
})
