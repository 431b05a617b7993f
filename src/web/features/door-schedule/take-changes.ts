import { addedItems, type DoorChange } from './compare-schedules.ts'
import { changeDoor, removeDoor } from './edit.ts'
import { isTooMuch } from './issues.ts'
import type { Door, Schedule } from './schedule.ts'

/**
 * Takes changes over into a schedule. Doors that stay keep their devices, and those of a table are added. Changes of doors
 * that are gone in the meantime are passed over. Undefined if that is more than a schedule holds.
 */
export function takeChanges(schedule: Schedule, changes: readonly DoorChange[]): Schedule | undefined {
  // The last first, so that added doors that stand behind the same one keep their order.
  const taken = changes.reduceRight(takeChange, schedule)
  return isTooMuch(taken) ? undefined : taken
}

function takeChange(schedule: Schedule, change: DoorChange): Schedule {
  switch (change.type) {
    case 'changed':
      return changeDoor(schedule, change.before.id, fieldsOf(schedule, change))
    case 'floor':
      return change.doors.reduce(
        (doors, { before, after }) => changeDoor(doors, before.id, { floor: after.floor }),
        schedule,
      )
    case 'split': {
      const [first, ...others] = change.after
      const { id } = change.before
      const renumbered = first ? changeDoor(schedule, id, { number: first.number }) : schedule
      return renumbered === schedule ? schedule : insertBehind(renumbered, id, others)
    }
    case 'added':
      return insertBehind(schedule, change.behind, [change.after])
    case 'removed':
      return removeDoor(schedule, change.before.id)
  }
}

function fieldsOf({ doors }: Schedule, change: Extract<DoorChange, { type: 'changed' }>): Partial<Door> {
  const { before, after, fields } = change
  const own = doors.find(({ id }) => id === before.id)?.items ?? []
  const added = addedItems(change)
  const others = own.filter(
    (item) => !added.some(({ code, failSafe }) => code === item.code && failSafe === item.failSafe),
  )
  return Object.fromEntries(fields.map((field) => [field, field === 'items' ? [...others, ...added] : after[field]]))
}

function insertBehind(schedule: Schedule, id: string | undefined, added: readonly Door[]): Schedule {
  const at = id === undefined ? 0 : schedule.doors.findIndex((door) => door.id === id) + 1 || schedule.doors.length
  return { ...schedule, doors: schedule.doors.toSpliced(at, 0, ...added) }
}
