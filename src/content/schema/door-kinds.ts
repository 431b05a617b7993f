/** The kinds of a door, in the order in which the door schedule offers them. */
export const DOOR_KINDS = [
  'main-entrance',
  'home',
  'lift-lobby',
  'car-lane',
  /** Stays latched, to hold back fire and smoke; opens from inside by its handle. */
  'fire-door',
  /** On an escape route: opens from inside without a key or power. */
  'escape-door',
  /** Both: a door to a stair that people escape by. */
  'fire-escape-door',
  'meeting-room',
  'outdoors',
  'other',
] as const
export type DoorKind = (typeof DOOR_KINDS)[number]
