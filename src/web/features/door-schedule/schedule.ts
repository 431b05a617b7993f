import type { DoorKind } from '../../../content/schema/door-kinds.ts'

/** Limits of a schedule, which the screen, links and imports keep to. */
export const MAX_DOORS = 2000
/** Products at a door; and in the comms room or without a place, where whole lists are collected. */
export const MAX_ITEMS = 60
export const MAX_ELSEWHERE = 500
export const MAX_QUANTITY = 9999
export const MAX_ALIKE = 9999
export const MAX_SHORT_TEXT = 60
export const MAX_REMARKS = 2000

/** A product and how many of it. */
export type Item = {
  /** Code of the product; it may be one that the catalogue does not have. */
  code: string
  /** From 1 to `MAX_QUANTITY`; at a door, for each of the doors alike. */
  quantity: number
  /** A lock that can be ordered either way is ordered such that it opens without power. */
  failSafe?: true
}

/** A row of the table: a door, or several doors alike. */
export type Door = {
  /** Unique within the schedule; not shown. */
  id: string
  /** As on the architect's plan, 'D01'. Need not be unique. */
  number: string
  floor: string
  place: string
  kind: DoorKind
  /** How many doors are alike, from 1 to `MAX_ALIKE`. */
  alike: number
  items: readonly Item[]
}

/** The input for the recorded days. */
export type Recording = {
  /** Days that are kept, from 1 to `MAX_DAYS`. */
  days: number
  /** Mbps of a camera, from `MIN_MBPS` to `MAX_MBPS`. */
  mbps: number
}

/** Limits of both. */
export const MAX_DAYS = 365
export const MIN_MBPS = 0.1
export const MAX_MBPS = 1000

export const DEFAULT_RECORDING: Recording = { days: 30, mbps: 4 }

/** The content of a schedule: a project with its doors, and items elsewhere. */
export type Content = {
  name: string
  customer: string
  remarks: string
  doors: readonly Door[]
  /** In the comms room and at the desk: recorders, switches, consoles, software. */
  room: readonly Item[]
  /** Collected on other pages, and not at a door yet. */
  loose: readonly Item[]
  recording: Recording
}

/** A frozen state of a schedule. */
export type Issue = {
  /** The same wherever the schedule goes. */
  id: string
  name: string
  /** When it was frozen, in milliseconds. */
  at: number
  content: Content
}

/** A door schedule. */
export type Schedule = Content & {
  /** Unique in the browser; not part of a link. */
  id: string
  /** The oldest first. */
  issues: readonly Issue[]
}

/** Returns a schedule without doors. */
export function emptySchedule(id: string): Schedule {
  const nothing = { doors: [], room: [], loose: [], recording: DEFAULT_RECORDING, issues: [] }
  return { id, name: '', customer: '', remarks: '', ...nothing }
}

/** Returns whether nothing has been written into a schedule or collected for it. */
export function isEmpty(schedule: Schedule): boolean {
  const { name, customer, remarks } = schedule
  return !name && !customer && !remarks && hasNothing(schedule)
}

/** Returns whether a schedule has neither doors nor devices. */
export function hasNothing({ doors, room, loose }: Schedule): boolean {
  return doors.length + room.length + loose.length === 0
}

/** Returns the number of devices in a schedule, all doors alike counted. */
export function countDevices(schedule: Schedule): number {
  let count = 0
  for (const { quantity } of listPlaced(schedule)) count += quantity
  return count
}

/** An item in its place: `door` is missing for what stands in the comms room or has no place yet. */
export type PlacedItem = { item: Item; door?: Door; quantity: number }

/** Lists all items of a schedule, with the quantity for all doors alike. */
export function listPlaced({ doors, room, loose }: Schedule): PlacedItem[] {
  return [
    ...doors.flatMap((door) => door.items.map((item) => ({ item, door, quantity: item.quantity * door.alike }))),
    ...[...room, ...loose].map((item) => ({ item, quantity: item.quantity })),
  ]
}
