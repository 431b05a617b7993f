import { alignDoors, type AlignedDoors } from './align-doors.ts'
import type { DoorField } from './compare-schedules.ts'
import { foldMark } from './fold-facts.ts'
import { commonIssue } from './issues.ts'
import { countBy } from './match-doors.ts'
import { mergeOrder, type Orders } from './merge-order.ts'
import type { Door, Issue, Item, Schedule } from './schedule.ts'

export type Side = 'mine' | 'theirs'

/** A value that both sides have changed, each to another one. */
export type Conflict = {
  /** Tells it from the others, whichever side is which. */
  key: string
  /** `door`: one side has removed the door that the other one changed, and has nothing there. */
  field: Exclude<DoorField, 'items'> | 'item' | 'door' | 'order' | 'name' | 'customer' | 'remarks' | 'days' | 'mbps'
  /** The door, or where else the item is. */
  at?: Door | 'room' | 'loose'
  item?: Item
  /** Of an item its quantity, 0 if it was removed; of an order the ids. */
  mine: string | number | undefined
  theirs: string | number | undefined
  /** The side whose value was taken. */
  taken: Side
}

export type Merged = {
  schedule: Schedule
  conflicts: Conflict[]
  /** Numbers that several doors have only since they were merged. */
  doubled: string[]
}

/**
 * Merges two schedules by their last common issue: changes, additions and removals of one side are taken. Of a value that
 * both have changed the greater one is taken, unless `choices` says otherwise by its key, so that both sides get the same
 * schedule. A door that one side has changed and the other one removed stays. Without a common issue nothing is removed.
 */
export function mergeSchedules(
  mine: Schedule,
  theirs: Schedule,
  choices: ReadonlyMap<string, Side> = new Map(),
): Merged {
  const conflicts: Conflict[] = []
  const base = commonIssue(mine, theirs)?.content
  const pick = <Field extends 'name' | 'customer' | 'remarks'>(field: Field) =>
    settle({ field }, base?.[field], mine[field], theirs[field])
  const pickRecording = (field: 'days' | 'mbps') =>
    settle({ field }, base?.recording[field], mine.recording[field], theirs.recording[field])
  const schedule: Schedule = {
    ...mine,
    name: pick('name'),
    customer: pick('customer'),
    remarks: pick('remarks'),
    doors: mergeDoors(alignDoors(mine, theirs)),
    room: mergeItems('room', base?.room, mine.room, theirs.room),
    loose: mergeItems('loose', base?.loose, mine.loose, theirs.loose),
    recording: { days: pickRecording('days'), mbps: pickRecording('mbps') },
    issues: mergeIssues(mine.issues, theirs.issues),
  }
  return { schedule, conflicts, doubled: findDoubled(schedule.doors, [mine.doors, theirs.doors]) }

  /** Returns the value of the side that has changed it; of both sides one, and notes the conflict. */
  function settle<Value extends string | number | undefined>(
    of: Pick<Conflict, 'field' | 'at' | 'item'>,
    was: Value | undefined,
    own: Value,
    other: Value,
  ): Value {
    if (own === other || other === was) return own
    if (own === was) return other
    // Without a value before, that of one side alone is taken.
    if (was === undefined && (own === '' || own === 0)) return other
    if (was === undefined && (other === '' || other === 0)) return own
    const at = typeof of.at === 'object' ? of.at.id : of.at
    const key = JSON.stringify([of.field, at, of.item?.code, of.item?.failSafe])
    const taken = choices.get(key) ?? (isGreater(own, other) ? 'mine' : 'theirs')
    conflicts.push({ key, ...of, mine: own, theirs: other, taken })
    return taken === 'mine' ? own : other
  }

  function mergeDoors({ was, own, other }: AlignedDoors): Door[] {
    const order = mergeOrder(keysOf(was, own, other), (one, two) => settle({ field: 'order' }, undefined, one, two))
    return order.flatMap((id) => {
      const [before, ours, others] = [was?.get(id), own.get(id), other.get(id)]
      const door = ours && others ? mergeDoor(before, ours, others) : (ours ?? others)
      return door && (!before || (ours && others) || isKept(before, ours, others)) ? [door] : []
    })
  }

  function mergeDoor(before: Door | undefined, own: Door, other: Door): Door {
    const settleField = <Field extends Exclude<DoorField, 'items'>>(field: Field): Door[Field] =>
      settle({ field, at: own }, before?.[field], own[field], other[field])
    return {
      id: own.id,
      number: settleField('number'),
      floor: settleField('floor'),
      place: settleField('place'),
      kind: settleField('kind'),
      alike: settleField('alike'),
      items: mergeItems(own, before?.items, own.items, other.items),
    }
  }

  /** Returns whether a door that one side has removed stays: if the other one has changed it. */
  function isKept(before: Door, own: Door | undefined, other: Door | undefined): boolean {
    const at = own ?? other ?? before
    const textOf = (door: Door | undefined) => door && JSON.stringify({ ...door, id: '' })
    return settle({ field: 'door', at }, textOf(before), textOf(own), textOf(other)) !== undefined
  }

  function mergeItems(
    at: Door | 'room' | 'loose',
    was: readonly Item[] | undefined,
    own: readonly Item[],
    other: readonly Item[],
  ): readonly Item[] {
    if (own === other) return own
    const [before, ours, others] = [was && byForm(was), byForm(own), byForm(other)]
    return mergeOrder(keysOf(before, ours, others)).flatMap((form) => {
      const item = ours.get(form) ?? others.get(form)
      const quantityIn = (items: ReadonlyMap<string, Item>) => items.get(form)?.quantity ?? 0
      if (!item) return []
      const of = { field: 'item', at, item } as const
      const quantity = settle(of, before && quantityIn(before), quantityIn(ours), quantityIn(others))
      return quantity > 0 ? [{ ...item, quantity }] : []
    })
  }
}

/** Each side has all of its own issues, too. */
function mergeIssues(own: readonly Issue[], other: readonly Issue[]): Issue[] {
  const all = new Map([...other, ...own].map((issue) => [issue.id, issue]))
  return [...all.values()].toSorted((one, two) => one.at - two.at || (one.id < two.id ? -1 : 1))
}

function findDoubled(merged: readonly Door[], sides: readonly (readonly Door[])[]): string[] {
  const count = (doors: readonly Door[]) => countBy(doors.map(({ number }) => foldMark(number)))
  const [counts, before] = [count(merged), sides.map(count)]
  const isNew = (mark: string) => (counts.get(mark) ?? 0) > Math.max(1, ...before.map((each) => each.get(mark) ?? 0))
  const doubled = merged.filter(({ number }) => number !== '' && isNew(foldMark(number)))
  return [...new Set(doubled.map(({ number }) => number))]
}

function byForm(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [`${item.failSafe ? '!' : ''}${item.code}`, item]))
}

function keysOf(
  was: ReadonlyMap<string, unknown> | undefined,
  own: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): Orders {
  return { was: was && [...was.keys()], own: [...own.keys()], other: [...other.keys()] }
}

function isGreater(one: string | number | undefined, other: string | number | undefined): boolean {
  if (one === undefined || other === undefined) return other === undefined
  return typeof one === 'number' && typeof other === 'number' ? one > other : String(one) > String(other)
}
