import type { Words } from '../../src/base/i18n/words.ts'
import { addImported } from '../../src/web/features/door-schedule/add-imported.ts'
import { newId } from '../../src/web/features/door-schedule/new-id.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'
import type { Door, Item, Schedule } from '../../src/web/features/door-schedule/schedule.ts'

type ExampleDoor = Pick<Door, 'kind' | 'floor' | 'alike'> & {
  place: 'gate' | 'lobby' | 'homes' | 'lane'
  codes: readonly string[]
}

/** A building with fourteen homes. At its gate a way out is missing, so that a check and its remedy can be tried. */
const DOORS: readonly ExampleDoor[] = [
  { kind: 'main-entrance', floor: '1F', place: 'gate', alike: 1, codes: ['vi-d720-p', 'oa-k280'] },
  { kind: 'lift-lobby', floor: '1F', place: 'lobby', alike: 1, codes: ['sm-d405-p'] },
  { kind: 'home', floor: '2F–8F', place: 'homes', alike: 14, codes: ['vi-m101-p'] },
  { kind: 'car-lane', floor: 'B1', place: 'lane', alike: 1, codes: ['ac-l412-p', 'ac-g304'] },
]
const ROOM = ['oa-s24-p', 'oa-a12', 'sm-n108-p']

/** Adds the example to a schedule; what the catalogue no longer sells is left out of it. */
export function addExample(schedule: Schedule, { byCode }: Parts, t: Words): Schedule {
  const itemsOf = (codes: readonly string[]): Item[] =>
    codes.filter((code) => byCode.get(code)?.isSold).map((code) => ({ code, quantity: 1 }))
  const doors = DOORS.map(({ place, codes, ...door }, index) => ({
    ...door,
    id: newId(),
    number: `D0${index + 1}`,
    place: t(`door-schedule:example.${place}`),
    items: itemsOf(codes),
  }))
  const project = { name: t('door-schedule:example.name') }
  return addImported(schedule, { project, doors, room: itemsOf(ROOM), loose: [], faults: [], leftOut: [] }) ?? schedule
}
