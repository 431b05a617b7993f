import type { Check, Remedy } from '../../src/web/features/door-schedule/check.ts'

/** The checks that one remedy settles. */
export type CheckGroup = { remedy: Remedy | undefined; checks: [Check, ...Check[]] }

/** Returns checks by what helps, in order of the first of each: those that the same remedy helps against stand together. */
export function groupChecks(checks: readonly Check[]): CheckGroup[] {
  const groups: CheckGroup[] = []
  const byRemedy = new Map<string, CheckGroup>()
  for (const check of checks) {
    const key = JSON.stringify(check.remedy)
    const known = check.remedy && byRemedy.get(key)
    if (known) {
      known.checks.push(check)
      continue
    }
    const group: CheckGroup = { remedy: check.remedy, checks: [check] }
    groups.push(group)
    byRemedy.set(key, group)
  }
  return groups
}

/** Returns how many checks say that something is wrong; the others remind of what is done on site. */
export function countFaults(checks: readonly Check[]): number {
  return checks.filter(({ isReminder }) => !isReminder).length
}

/** Returns the key of a check in a list: a lock in two forms can have the same fault twice. */
export function keyOfCheck({ rule, kind, type, door, code }: Check, index: number): string {
  return [rule, kind, type, door?.id, code, index].join()
}

/** The checks of each door that has some, by its id. */
export type DoorChecks = ReadonlyMap<string, readonly Check[]>

/** Returns the checks of each door; those that are as before are the same list, so that the row is not rendered again. */
export function checksOfDoors(checks: readonly Check[], before?: DoorChecks): DoorChecks {
  const byDoor = new Map<string, readonly Check[]>()
  const found = new Map<string, Check[]>()
  for (const check of checks) {
    if (!check.door) continue
    const own = found.get(check.door.id)
    if (own) own.push(check)
    else found.set(check.door.id, [check])
  }
  for (const [id, own] of found) {
    const known = before?.get(id)
    const isSame = known?.length === own.length && own.every((check, index) => isAlike(check, known[index]))
    byDoor.set(id, isSame ? known : own)
  }
  return byDoor
}

/** Returns whether two checks of a door say the same, with the same remedy. */
function isAlike(one: Check, other: Check | undefined): boolean {
  const { door, ...own } = one
  if (!other || other.door !== door) return false
  const { door: _, ...others } = other
  return JSON.stringify(own) === JSON.stringify(others)
}
