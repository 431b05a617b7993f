import type { Words } from '../../src/base/i18n/words.ts'
import { EXAMPLE_DOORS, EXAMPLE_ROOM } from '#vendor/door-schedule-example.ts'
import { addImported } from '../../src/web/features/door-schedule/add-imported.ts'
import { newId } from '../../src/web/features/door-schedule/new-id.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'
import type { Item, Schedule } from '../../src/web/features/door-schedule/schedule.ts'

/** Adds the example to a schedule, without products that the catalogue no longer sells. */
export function addExample(schedule: Schedule, { byCode }: Parts, t: Words): Schedule {
  const itemsOf = (codes: readonly string[]): Item[] =>
    codes.filter((code) => byCode.get(code)?.isSold).map((code) => ({ code, quantity: 1 }))
  const doors = EXAMPLE_DOORS.map(({ place, codes, ...door }, index) => ({
    ...door,
    id: newId(),
    number: `D0${index + 1}`,
    place: t(`door-schedule:example.${place}`),
    items: itemsOf(codes),
  }))
  const project = { name: t('door-schedule:example.name') }
  const room = itemsOf(EXAMPLE_ROOM)
  return addImported(schedule, { project, doors, room, loose: [] }) ?? schedule
}
