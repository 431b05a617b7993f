import { newId } from '../../src/web/features/door-schedule/new-id.ts'
import type { Door } from '../../src/web/features/door-schedule/schedule.ts'

/** Doors that stand together in the table, and are laid out or skipped together. `key` is the same for as long as they do. */
export type DoorGroup = { key: string; doors: readonly Door[] }

/** So many doors make a group; one that doors are added to is parted again beyond twice as many. */
export const GROUP_SIZE = 8

/**
 * Parts doors into groups, in their order. A door stays in the group in which it was before, as far as possible: in
 * another one, its row would be remounted. A group without changes is the same object.
 */
export function groupDoors(doors: readonly Door[], before: readonly DoorGroup[] = []): DoorGroup[] {
  const known = new Map(before.map((group) => [group.key, group]))
  const keys = new Map(before.flatMap((group) => group.doors.map(({ id }) => [id, group.key] as const)))
  const keyAt = (index: number) => keys.get(doors[index]?.id ?? '')
  const groups = new Map<string, Door[]>()
  let current: { key: string; own: Door[] } | undefined
  doors.forEach((door, index) => {
    const key = keyAt(index)
    const isMoved = keyAt(index - 1) !== key && keyAt(index + 1) !== key && known.get(key ?? '')?.doors.length !== 1
    // The door is new, is within another group, or is left of a group that another one has parted.
    const isAmidst = current !== undefined && keyAt(index + 1) === current.key
    const isStray = key === undefined || isMoved || groups.has(key) || isAmidst
    if (!current || (key !== current.key && !isStray)) {
      current = { key: isStray ? newId() : key, own: [] }
      groups.set(current.key, current.own)
    }
    current.own.push(door)
  })
  return [...groups].flatMap(([key, own]) => {
    if (own.length > 2 * GROUP_SIZE) return partGroup(key, own)
    const same = known.get(key)
    const isSame = same?.doors.length === own.length && own.every((door, index) => door === same.doors[index])
    return [same && isSame ? same : { key, doors: own }]
  })
}

function partGroup(key: string, doors: readonly Door[]): DoorGroup[] {
  return Array.from({ length: Math.ceil(doors.length / GROUP_SIZE) }, (_, part) => ({
    key: part === 0 ? key : newId(),
    doors: doors.slice(part * GROUP_SIZE, (part + 1) * GROUP_SIZE),
  }))
}
