import { isSameItem, mergeItems } from './merge-items.ts'
import {
  type Door,
  type Item,
  MAX_ALIKE,
  MAX_DOORS,
  MAX_ELSEWHERE,
  MAX_ITEMS,
  MAX_QUANTITY,
  type Schedule,
} from './schedule.ts'

/** Where items are: the id of a door, the comms room, or no place yet. */
export type Spot = { door: string } | 'room' | 'loose'

const DOOR_FIELDS = ['number', 'floor', 'place', 'kind', 'alike', 'items'] as const

/** Adds a door behind another one, or at the end. Returns the schedule as it is when it is full. */
export function addDoor(schedule: Schedule, door: Partial<Door> & { id: string }, behind?: string): Schedule {
  if (schedule.doors.length >= MAX_DOORS) return schedule
  const index = behind === undefined ? -1 : schedule.doors.findIndex(({ id }) => id === behind)
  const at = index < 0 ? schedule.doors.length : index + 1
  const added: Door = {
    number: nextNumber(schedule.doors),
    floor: '',
    place: '',
    kind: 'main-entrance',
    alike: 1,
    items: [],
    ...door,
  }
  return { ...schedule, doors: schedule.doors.toSpliced(at, 0, added) }
}

/** Adds a copy of a door behind it, with a number of its own. */
export function copyDoor(schedule: Schedule, id: string, copyId: string): Schedule {
  const door = schedule.doors.find((each) => each.id === id)
  return door
    ? addDoor(schedule, { ...door, id: copyId, number: nextNumber(schedule.doors, door.number) }, id)
    : schedule
}

/** Changes fields of a door. Returns the schedule as it is if they say what was there. */
export function changeDoor(schedule: Schedule, id: string, changes: Partial<Omit<Door, 'id'>>): Schedule {
  const alike = changes.alike === undefined ? {} : { alike: clamp(changes.alike, MAX_ALIKE) }
  return mapDoor(schedule, id, (door) => {
    const changed = { ...door, ...changes, ...alike }
    const isSame = DOOR_FIELDS.every((field) => changed[field] === door[field])
    return isSame ? door : changed
  })
}

/** Moves a door up or down by a number of rows, as far as there are any; else the schedule stays as it is. */
export function moveDoor(schedule: Schedule, id: string, by: number): Schedule {
  const from = schedule.doors.findIndex((door) => door.id === id)
  const door = schedule.doors[from]
  if (!door) return schedule
  const to = Math.min(Math.max(from + by, 0), schedule.doors.length - 1)
  return to === from ? schedule : { ...schedule, doors: schedule.doors.toSpliced(from, 1).toSpliced(to, 0, door) }
}

export function removeDoor(schedule: Schedule, id: string): Schedule {
  const doors = schedule.doors.filter((door) => door.id !== id)
  return doors.length < schedule.doors.length ? { ...schedule, doors } : schedule
}

/** Returns the items at a spot; none if the door does not exist. */
export function itemsAt(schedule: Schedule, spot: Spot): readonly Item[] {
  if (typeof spot === 'string') return schedule[spot]
  return schedule.doors.find(({ id }) => id === spot.door)?.items ?? []
}

/** Adds items at a spot; quantities of existing items grow. Returns the schedule as it is if not all of them fit. */
export function addItems(schedule: Schedule, spot: Spot, items: readonly Item[]): Schedule {
  const merged = mergeItems(itemsAt(schedule, spot), items, mostAt(spot))
  return merged.areAll ? changeItems(schedule, spot, () => merged.items) : schedule
}

/** Returns how many different items fit at a spot. */
function mostAt(spot: Spot): number {
  return typeof spot === 'string' ? MAX_ELSEWHERE : MAX_ITEMS
}

/** An item by what tells it from the others of its spot. */
export type ItemKey = Pick<Item, 'code' | 'failSafe'>

/** Sets the quantity of an item; 0 removes it. */
export function setQuantity(schedule: Schedule, spot: Spot, which: ItemKey, quantity: number): Schedule {
  return changeItems(schedule, spot, (known) =>
    quantity < 1
      ? known.filter((item) => !isSameItem(item, which))
      : known.map((item) => (isSameItem(item, which) ? { ...item, quantity: clamp(quantity, MAX_QUANTITY) } : item)),
  )
}

/** Says of a lock at a spot whether it opens without power. */
export function setFailSafe(schedule: Schedule, spot: Spot, which: ItemKey, failSafe: boolean): Schedule {
  return mapItems(schedule, spot, (item) => (isSameItem(item, which) ? withFailSafe(item, failSafe) : item))
}

/** Removes a product from a spot, in every form. */
export function removeProduct(schedule: Schedule, spot: Spot, code: string): Schedule {
  return changeItems(schedule, spot, (known) => known.filter((item) => item.code !== code))
}

/** Puts another product in the place of one, in the same quantity. */
export function replaceProduct(schedule: Schedule, spot: Spot, code: string, by: string): Schedule {
  return mapItems(schedule, spot, (item) => (item.code === code ? { code: by, quantity: item.quantity } : item))
}

/**
 * Moves a product from one spot to another. At doors alike it is shared out, where that comes out even. Returns the
 * schedule as it is if there is no room.
 */
export function placeItem(schedule: Schedule, from: Spot, which: ItemKey, to: Spot): Schedule {
  const item = itemsAt(schedule, from).find((each) => isSameItem(each, which))
  const door = typeof to === 'string' ? undefined : schedule.doors.find(({ id }) => id === to.door)
  // A list of doors may offer one that is gone.
  if (!item || (typeof to !== 'string' && !door)) return schedule
  const alike = door?.alike ?? 1
  const quantity = item.quantity % alike === 0 ? item.quantity / alike : item.quantity
  const without = setQuantity(schedule, from, which, 0)
  const placed = addItems(without, to, [{ ...item, quantity }])
  return placed === without ? schedule : placed
}

/**
 * Returns the number of a new door: one more than the highest with the letters of `like`, in as many digits. @example
 * nextNumber([{ number: 'D09' }]) // 'D10'
 */
export function nextNumber(doors: readonly Pick<Door, 'number'>[], like?: string): string {
  const pattern = /^(.*?)(\d+)$/
  const [, letters = 'D', digits = '00'] = pattern.exec(like ?? doors.at(-1)?.number ?? '') ?? []
  let highest = 0
  let width = digits.length
  for (const { number } of doors) {
    const [, own, figure = ''] = pattern.exec(number) ?? []
    if (own !== letters || figure.length > 9) continue
    highest = Math.max(highest, Number(figure))
    width = Math.max(width, figure.length)
  }
  return letters + String(highest + 1).padStart(width, '0')
}

/** Changes items one by one; those that are the same then become one. */
function mapItems(schedule: Schedule, spot: Spot, change: (item: Item) => Item): Schedule {
  return changeItems(schedule, spot, (known) => mergeItems([], known.map(change), mostAt(spot)).items)
}

function changeItems(schedule: Schedule, spot: Spot, change: (items: readonly Item[]) => readonly Item[]): Schedule {
  if (typeof spot === 'string') return { ...schedule, [spot]: change(schedule[spot]) }
  return mapDoor(schedule, spot.door, (door) => ({ ...door, items: change(door.items) }))
}

/** Puts another door in the place of one; the others stay the same objects. */
function mapDoor(schedule: Schedule, id: string, change: (door: Door) => Door): Schedule {
  const at = schedule.doors.findIndex((door) => door.id === id)
  const door = schedule.doors[at]
  const changed = door && change(door)
  return changed === undefined || changed === door ? schedule : { ...schedule, doors: schedule.doors.with(at, changed) }
}

function withFailSafe({ code, quantity }: Item, failSafe: boolean): Item {
  return failSafe ? { code, quantity, failSafe } : { code, quantity }
}

function clamp(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 1), most) : 1
}
