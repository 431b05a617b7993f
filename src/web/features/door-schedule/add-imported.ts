import type { ImportResult } from './import-rows.ts'
import { mergeItems } from './merge-items.ts'
import { isEmpty, MAX_DOORS, MAX_ELSEWHERE, type Schedule } from './schedule.ts'

/** Returns whether a table says nothing that could be taken over. */
export function isNothing({ project, doors, room, loose }: ImportResult): boolean {
  return doors.length + room.length + loose.length + Object.keys(project).length === 0
}

/** Returns the numbers of doors in a table that another door of the table or of the schedule has too, each once. */
export function findRepeated({ doors: own }: Pick<Schedule, 'doors'>, { doors }: ImportResult): string[] {
  const seen = new Set(own.map(({ number }) => number))
  const repeated = new Set<string>()
  for (const { number } of doors) {
    if (number !== '' && seen.has(number)) repeated.add(number)
    seen.add(number)
  }
  return [...repeated]
}

/**
 * Adds what a table says to a schedule: doors behind its own; of the project, what it does not say itself. Undefined if
 * that is more than a schedule holds.
 */
export function addImported(
  schedule: Schedule,
  { project, doors, room, loose }: Pick<ImportResult, 'project' | 'doors' | 'room' | 'loose'>,
): Schedule | undefined {
  const inRoom = mergeItems(schedule.room, room, MAX_ELSEWHERE)
  const unplaced = mergeItems(schedule.loose, loose, MAX_ELSEWHERE)
  if (schedule.doors.length + doors.length > MAX_DOORS || !inRoom.areAll || !unplaced.areAll) return undefined
  const { name = '', customer = '', remarks = '', recording = schedule.recording } = project
  return {
    ...schedule,
    name: schedule.name || name,
    customer: schedule.customer || customer,
    remarks: schedule.remarks || remarks,
    recording: isEmpty(schedule) ? recording : schedule.recording,
    doors: [...schedule.doors, ...doors],
    room: inRoom.items,
    loose: unplaced.items,
  }
}
