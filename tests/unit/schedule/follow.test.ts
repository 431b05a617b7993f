import { expect, test } from 'vitest'
import { billOf } from '../../../src/web/features/door-schedule/bill.ts'
import { checkSchedule } from '../../../src/web/features/door-schedule/check-schedule.ts'
import { addDoor, addItems, removeDoor } from '../../../src/web/features/door-schedule/edit.ts'
import { applyFound, type Following, followInSteps } from '../../../src/web/features/door-schedule/follow.ts'
import { atOnce } from '../../../src/web/features/door-schedule/time-sliced.ts'
import { emptySchedule, type Schedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { generateSchedules } from './generate-schedules.ts'
import { PARTS } from './parts.ts'

const parts = PARTS
const LOCK = 'magnet'
const schedule = addItems(addDoor(emptySchedule('s'), { id: 'd' }), { door: 'd' }, [{ code: LOCK, quantity: 1 }])

/** The remedy of the first check that adds something. */
function remedyOf({ findings }: Following) {
  const remedy = findings.checks.map((check) => check.remedy).find((each) => each?.act === 'add')
  if (!remedy) throw new Error('Nothing is missing')
  return remedy
}

const quantities = ({ doors, room }: Schedule) => [...doors.flatMap(({ items }) => items), ...room]

test('computing in steps equals computing at once', () => {
  for (const each of generateSchedules(parts, 40)) {
    const following = atOnce(followInSteps(each, parts))
    expect(following).toEqual({ of: each, by: parts, findings: checkSchedule(each, parts), bill: billOf(each, parts) })
    expect(following.bill.length === 0).toBe(quantities(each).length + each.loose.length === 0)
  }
})

test('many doors are many steps', () => {
  const doors = Array.from({ length: 500 }, (_, index) => ({ ...schedule.doors[0]!, id: `d${index}` }))
  const steps = followInSteps({ ...schedule, doors }, parts)
  expect([...steps].length).toBeGreaterThan(25)
})

test('a remedy that is pressed twice helps once', () => {
  const following = atOnce(followInSteps(schedule, parts))
  const remedy = remedyOf(following)
  const once = applyFound(schedule, remedy, following)
  expect(quantities(once).length).toBeGreaterThan(quantities(schedule).length)
  expect(applyFound(once, remedy, following)).toBe(once)
})

test('a remedy found before an edit is taken only if it is still one', () => {
  const following = atOnce(followInSteps(schedule, parts))
  const remedy = remedyOf(following)
  const renamed = { ...schedule, name: 'Towers' }
  expect(quantities(applyFound(renamed, remedy, following)).length).toBeGreaterThan(1)
  const gone = removeDoor(schedule, 'd')
  expect(applyFound(gone, remedy, following)).toBe(gone)
})
