import { foldFloor, foldMark, foldText } from './fold-facts.ts'
import { countBy, type DoorPair, matchDoors } from './match-doors.ts'
import { isSameItem } from './merge-items.ts'
import type { Door, Item, Schedule } from './schedule.ts'

export const DOOR_FIELDS = ['number', 'floor', 'place', 'kind', 'alike', 'items'] as const
export type DoorField = (typeof DOOR_FIELDS)[number]

/** A difference between two lists of doors, which can be taken over alone. */
export type DoorChange =
  | { type: 'changed'; before: Door; after: Door; fields: readonly DoorField[] }
  /** A floor has another name: for all its doors. */
  | { type: 'floor'; before: string; after: string; doors: readonly DoorPair[] }
  /** A door has become several, such as its leaves. */
  | { type: 'split'; before: Door; after: readonly Door[] }
  /** `behind`: id of the door of the list before that stands above it. */
  | { type: 'added'; after: Door; behind?: string }
  | { type: 'removed'; before: Door }

/** The doors of a table. */
export type ReadDoors = {
  doors: readonly Door[]
  /** Its columns: other fields have not changed. */
  columns: ReadonlySet<string>
  /** By id of door: a kind that is not known to us, or '' where there is none. */
  unreadKinds: ReadonlyMap<string, string>
}

/**
 * Compares the doors of a schedule with those of a table. Devices of a table are only added, since an architect's has
 * none; a difference in spelling alone is no change, nor what was changed here since an issue that has it as the table.
 */
export function compareWithTable(
  { doors: before, issues }: Pick<Schedule, 'doors' | 'issues'>,
  { doors, columns, unreadKinds }: ReadDoors,
): DoorChange[] {
  const match = matchDoors(before, doors)
  const isMeant = meaningsOf(match.pairs, unreadKinds)
  const issued = new Map(issues.at(-1)?.content.doors.map((door) => [door.id, door]))
  return listChanges(match, doors, (field, pair) => {
    if (field === 'items') return addedItems(pair).length > 0
    if (!columns.has(field) || (field === 'kind' && isMeant(pair))) return false
    const was = issued.get(pair.before.id)
    return isChanged(field, pair) && (!was || isChanged(field, { before: was, after: pair.after }))
  })
}

/** Compares two states of one schedule. The comms room and what has no place yet are doors with those ids. */
export function compareSchedules(
  before: Pick<Schedule, 'doors' | 'room' | 'loose'>,
  after: Pick<Schedule, 'doors' | 'room' | 'loose'>,
): DoorChange[] {
  const doors = withSpots(after)
  return listChanges(matchDoors(withSpots(before), doors), doors, isChanged)
}

/** Returns the items of a table that its door does not have, or not in that quantity. */
export function addedItems({ before, after }: DoorPair): Item[] {
  return after.items.filter(
    (item) => !before.items.some((own) => isSameItem(own, item) && own.quantity === item.quantity),
  )
}

function withSpots({ doors, room, loose }: Pick<Schedule, 'doors' | 'room' | 'loose'>): Door[] {
  const spot = { number: '', floor: '', place: '', kind: 'other', alike: 1 } as const
  return [...doors, { id: 'room', ...spot, items: room }, { id: 'loose', ...spot, items: loose }]
}

function listChanges(
  { pairs, removed, added }: ReturnType<typeof matchDoors>,
  after: readonly Door[],
  differs: (field: DoorField, pair: DoorPair) => boolean,
): DoorChange[] {
  const renamed = findRenamedFloors(
    pairs.filter((pair) => differs('floor', pair)),
    pairs,
  )
  const inRenamed = new Set(renamed.flatMap(({ doors }) => doors))
  const split = findSplit(removed, added)
  const known = new Map([...pairs, ...split.flatMap(partsOf)].map((pair) => [pair.after, pair.before]))
  let behind: { behind?: string } = {}
  return [
    ...renamed,
    ...pairs.flatMap((pair): DoorChange[] => {
      const fields = DOOR_FIELDS.filter((field) => differs(field, pair) && !(field === 'floor' && inRenamed.has(pair)))
      return fields.length > 0 ? [{ type: 'changed', ...pair, fields }] : []
    }),
    ...split,
    ...after.flatMap((door): DoorChange[] => {
      const same = known.get(door)
      if (same) behind = { behind: same.id }
      return same ? [] : [{ type: 'added', after: door, ...behind }]
    }),
    ...removed
      .filter((door) => !split.some(({ before }) => before === door))
      .map((before): DoorChange => ({ type: 'removed', before })),
  ]
}

function isChanged(field: DoorField, { before, after }: DoorPair): boolean {
  switch (field) {
    case 'number':
      return foldMark(before.number) !== foldMark(after.number)
    case 'floor':
      return foldFloor(before.floor) !== foldFloor(after.floor)
    case 'place':
      return foldText(before.place) !== foldText(after.place)
    case 'items':
      return before.items.length !== after.items.length || addedItems({ before, after }).length > 0
    default:
      return before[field] !== after[field]
  }
}

/** Finds floors all of whose doors are on one other floor now, where no other doors were. */
function findRenamedFloors(
  moved: readonly DoorPair[],
  all: readonly DoorPair[],
): Extract<DoorChange, { type: 'floor' }>[] {
  const from = countBy(all.map(({ before }) => foldFloor(before.floor)))
  const to = countBy(all.map(({ after }) => foldFloor(after.floor)))
  const groups = new Map<string, DoorPair[]>()
  for (const pair of moved) {
    const key = JSON.stringify([foldFloor(pair.before.floor), foldFloor(pair.after.floor)])
    groups.set(key, [...(groups.get(key) ?? []), pair])
  }
  return [...groups.values()].flatMap((doors) => {
    const [first] = doors
    const { before, after } = { before: first?.before.floor ?? '', after: first?.after.floor ?? '' }
    const isWhole = from.get(foldFloor(before)) === doors.length && to.get(foldFloor(after)) === doors.length
    return isWhole && doors.length > 1 ? [{ type: 'floor', before, after, doors }] : []
  })
}

function partsOf({ before, after }: Extract<DoorChange, { type: 'split' }>): DoorPair[] {
  return after.map((door) => ({ before, after: door }))
}

/** Finds doors whose mark is gone, but there with several endings: `D101` as `D101A` and `D101B`. */
function findSplit(removed: readonly Door[], added: readonly Door[]): Extract<DoorChange, { type: 'split' }>[] {
  return removed.flatMap((before) => {
    const mark = foldMark(before.number)
    const after = added.filter(({ number, floor }) => {
      const own = foldMark(number)
      const isPart = own.startsWith(mark) && /^(?:\p{L}|-\d)$/u.test(own.slice(mark.length))
      return isPart && foldFloor(floor) === foldFloor(before.floor)
    })
    return mark && after.length > 1 ? [{ type: 'split', before, after }] : []
  })
}

/**
 * Learns what an architect's own word for a kind means from the doors that have it: one kind, if there are several. A
 * door without a word has the kind that it had.
 */
function meaningsOf(pairs: readonly DoorPair[], unread: ReadonlyMap<string, string>): (pair: DoorPair) => boolean {
  const kinds = new Map<string, string[]>()
  for (const { before, after } of pairs) {
    const word = unread.get(after.id)
    if (word) kinds.set(word, [...(kinds.get(word) ?? []), before.kind])
  }
  return ({ after }) => {
    const word = unread.get(after.id)
    const known = kinds.get(word ?? '') ?? []
    return word === '' || (known.length > 1 && new Set(known).size === 1)
  }
}
