import { cutText } from '../accept-schedule.ts'
import { addImported } from '../add-imported.ts'
import { newId } from '../new-id.ts'
import { type Door, MAX_QUANTITY, MAX_REMARKS, type Schedule } from '../schedule.ts'
import type { Sized } from './size-job.ts'

/**
 * Adds a sized job to a schedule: its doors behind those that are there, numbered on, and its reasons to the remarks.
 * Undefined if that is more than a schedule holds.
 */
export function addSized(
  schedule: Schedule,
  { doors, room }: Sized,
  name: string,
  reasons: string,
): Schedule | undefined {
  if (room.some(({ quantity }) => quantity > MAX_QUANTITY)) return undefined
  const found = {
    project: { name },
    doors: numberDoors(schedule.doors, doors),
    room,
    loose: [],
  }
  const added = addImported(schedule, found)
  const remarks = cutText([schedule.remarks, reasons].filter(Boolean).join('\n\n'), MAX_REMARKS)
  return added && { ...added, remarks }
}

/** Gives doors numbers with their letters, behind the highest that is there, all as wide as the last. */
function numberDoors(known: readonly Door[], doors: Sized['doors']): Door[] {
  const last = new Map<string, number>()
  for (const { number } of known) {
    const [, letters = '', digits = ''] = /^([A-Z]+)(\d{1,9})$/.exec(number) ?? []
    last.set(letters, Math.max(last.get(letters) ?? 0, Number(digits)))
  }
  const numbered = doors.map(({ mark, ...door }) => {
    const number = (last.get(mark) ?? 0) + 1
    last.set(mark, number)
    return { mark, number, door }
  })
  return numbered.map(({ mark, number, door }) => {
    const width = Math.max(2, String(last.get(mark)).length)
    return { ...door, id: newId(), number: mark + String(number).padStart(width, '0') }
  })
}
