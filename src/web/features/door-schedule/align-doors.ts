import { foldFloor, foldMark, foldText } from './fold-facts.ts'
import { matchDoors } from './match-doors.ts'
import type { Door, Schedule } from './schedule.ts'
import { commonIssue } from './issues.ts'

/** The doors of both sides and of their last common issue, by an id that a door has on all of them. */
export type AlignedDoors = {
  was: ReadonlyMap<string, Door> | undefined
  own: ReadonlyMap<string, Door>
  other: ReadonlyMap<string, Door>
}

/**
 * Finds which doors of two schedules are the same: those of the issue, and added ones that are alike. Two schedules that
 * do not come from one another have doors of the same marks.
 */
export function alignDoors(mine: Schedule, theirs: Schedule): AlignedDoors {
  const was = commonIssue(mine, theirs)?.content.doors
  const [own, other] = [mine.doors, inIdsOf(was, theirs, mine)]
  const known = new Set(was?.map(({ id }) => id))
  const isAdded = ({ id }: Door) => !known.has(id)
  const ids = new Map<Door, string>()
  const { pairs } = matchDoors(own.filter(isAdded), other.filter(isAdded))
  const areApart = !was && pairs.every(({ before, after }) => before.id !== after.id)
  for (const { before, after } of pairs) {
    const id = before.id < after.id ? before.id : after.id
    if (before.id === after.id || isOneDoor(before, after, areApart))
      for (const door of [before, after]) ids.set(door, id)
  }
  const byId = (doors: readonly Door[]) =>
    new Map(doors.map((door) => [ids.get(door) ?? door.id, { ...door, id: ids.get(door) ?? door.id }]))
  return { was: was && byId(was), own: byId(own), other: byId(other) }
}

/** A link has no ids: the issue that came with it tells which of its doors is which. */
function inIdsOf(was: readonly Door[] | undefined, theirs: Schedule, mine: Schedule): readonly Door[] {
  const issued = commonIssue(theirs, mine)?.content.doors ?? []
  const ids = new Map(matchDoors(was ?? [], issued).pairs.map(({ before, after }) => [after.id, before.id]))
  return theirs.doors.map((door) => ({ ...door, id: ids.get(door.id) ?? door.id }))
}

/** Returns whether two doors with different ids are one; of doors that were added to the same schedule, with all they say. */
function isOneDoor(one: Door, other: Door, areApart: boolean): boolean {
  const fits = (a: string, b: string) => a === b || (areApart && (a === '' || b === ''))
  const [mark, place] = [foldMark(one.number), foldText(one.place)]
  return (
    mark === foldMark(other.number) &&
    place + (areApart ? mark : '') !== '' &&
    fits(foldFloor(one.floor), foldFloor(other.floor)) &&
    fits(place, foldText(other.place))
  )
}
