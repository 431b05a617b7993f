import type { InferType } from 'yup'
import {
  day,
  flag,
  itemsOf,
  listOf,
  localisedText,
  numberBetween,
  oneOf,
  plainText,
  record,
  slug,
  wholeNumber,
} from './fields.ts'
import { ORDERING_KIND_NAMES } from './ordering.ts'

/** The signal on a wire. A terminal that carries several is joined by any of them. */
const SIGNALS = [
  'ethernet',
  'poe',
  'sfp',
  'fibre',
  'two-wire',
  'dc',
  'adaptor',
  'battery',
  'mains',
  'usb',
  'local',
  /** A contact that opens and closes without a voltage of its own, and the input for one. */
  'contact',
  /** The supply of a lock, which such a contact interrupts or makes. */
  'switched',
  'osdp',
  'wiegand',
  'bus',
  'zone',
  'loop',
  'bell',
  'lamp',
] as const

/** The role of a pin: pins of two terminals with the same role are wired to each other. */
const ROLES = [
  'port',
  /** Of a mains cord or of an adaptor. */
  'plug',
  'plus',
  /** The plus of a lock that holds without power: fed through NO, while its contact is made. */
  'plus-made',
  'minus',
  'line',
  'neutral',
  'earth',
  'nc',
  'com',
  'no',
  'nc-2',
  'com-2',
  'signal',
  'ground',
  'a',
  'b',
  'd0',
  'd1',
  'tx',
  'rx',
] as const

const RESTS = ['open', 'closed'] as const

/** Triggers of a contact. */
const TRIGGERS = [
  /** A person who was let in. */
  'access',
  /** A hand on the device itself. */
  'hand',
  /** Any fire. */
  'fire',
  /** A choice of the installer: any fire, where the contact releases a door. */
  'set',
  /** A fire in one zone. */
  'zone',
  'fault',
  'alarm',
  /** It reports a state, of a door or of a lock. */
  'state',
] as const

const LAMP_COLOURS = ['green', 'red', 'amber', 'blue', 'white'] as const
const LAMP_STATES = ['steady', 'slow', 'fast', 'off'] as const

/** In volts: accepted by an input, given by an output, or the most that a contact bears. */
function volts() {
  return record({ current: oneOf(['dc', 'ac']), min: numberBetween(0, 400), max: numberBetween(0, 400) })
    .optional()
    .default(undefined)
    .test('order', 'a min that is not above max', (range) => range === undefined || range.min <= range.max)
}

/** A fault that a person sees, and its remedy. */
function remedies() {
  return record({ sign: localisedText(60), remedy: localisedText(180) })
}

/** A kind of terminal that products have. */
const terminalSchema = record({
  id: slug(),
  /** Its purpose. */
  name: localisedText(60),
  /** As printed beside it; of several such terminals each has its number after the label. */
  pins: listOf(record({ label: plainText(10), role: oneOf(ROLES) }), 'a list of pins').min(1, 'at least one pin'),
  signals: listOf(oneOf(SIGNALS), 'a list of signals').min(1, 'at least one signal'),
  direction: oneOf(['in', 'out', 'both']),
  /** The trigger of a contact that serves a need. */
  acts: oneOf(TRIGGERS).optional().default(undefined),
  /**
   * Its state while nothing happens: the door closed and locked, no fire, no button pressed. Of an input for a contact: the
   * other state acts. Of a contact: that of NO with COM; open if left out.
   */
  rests: oneOf(RESTS).optional().default(undefined),
  /** Left out where it is that of the product (`operating-voltage`). */
  volts: volts(),
  /** Supply that goes along with data: given to a reader, or taken by one. */
  gives: volts(),
  takes: volts(),
  /** The most that it gives or switches; on a relay that opens, a product's own `relay-rating` comes first. */
  amps: numberBetween(0.1, 100).optional().default(undefined),
  watts: numberBetween(1, 1000).optional().default(undefined),
  /** Its load, in words, where it is neither supply, contact nor plain data. */
  rating: localisedText(40).optional().default(undefined),
  /**
   * The cable and its length: `metres` at most; for a DC supply, wires of an `area` in mm² as far as the product's
   * power allows; or in words the fact that decides it (`reach`). A port that feeds readers has both, for supply and
   * for data.
   */
  cable: record({
    wires: localisedText(60),
    metres: wholeNumber(1, 20_000).optional().default(undefined),
    area: numberBetween(0.1, 16).optional().default(undefined),
    reach: localisedText(40).optional().default(undefined),
  })
    .optional()
    .default(undefined),
  /** The only needs that it is wired for; left out where its signal says enough. A contact without them is wired for none. */
  serves: listOf(oneOf(ORDERING_KIND_NAMES), 'a list of kinds of needs').optional().default(undefined),
  /** Choices of a product's interfaces, power supplies or PoE class that it is one of. */
  ports: listOf(plainText(20), 'a list of choices').optional().default(undefined),
  /** Attributes that count it. */
  counts: listOf(slug(), 'a list of attributes').optional().default(undefined),
  /** Whether a fire signal cuts this supply: a lock that needs power to open must not be fed by it. */
  isCutInFire: flag().optional().default(undefined),
  /** The device of another maker at its far end. */
  outside: localisedText(60).optional().default(undefined),
  /** Whether its guide draws that, although devices of ours can be wired to it: one contact has to serve many of them. */
  isOutsideDrawn: flag().optional().default(undefined),
  /** The pins of that, each by the role of the pin here that is wired to it: no wire leads to a pin that is not named. */
  partner: listOf(record({ role: oneOf(ROLES), label: plainText(10) }), 'a list of pins')
    .optional()
    .default(undefined),
  /** The target of its second pair of pins, where a line goes on from device to device. */
  onward: localisedText(60).optional().default(undefined),
  fault: remedies().optional().default(undefined),
})

/** The shared text of installation guides for all products of a kind. */
const deviceKindSchema = record({
  id: slug(),
  /** Categories, sub-categories or shelves: the nearest to a product counts. */
  of: listOf(slug(), 'a list of categories, sub-categories or shelves').min(1, 'at least one'),
  /** Version and day of these texts. */
  version: plainText(20).matches(/^\d+(?:\.\d+)*$/, 'digits and points, 1.2'),
  updatedOn: day(),
  mounting: record({
    surface: localisedText(100),
    /** Above the finished floor, in mm, to a part of the device. */
    height: record({
      min: wholeNumber(0, 10_000),
      max: wholeNumber(0, 10_000),
      to: localisedText(40),
      /** To a lens that must be where faces are: each product tells how far it is from its holes. */
      isLens: flag().optional().default(undefined),
    })
      .optional()
      .default(undefined),
    /** Left free, in mm. */
    clearance: record({ above: wholeNumber(0, 2000), below: wholeNumber(0, 2000), beside: wholeNumber(0, 2000) })
      .optional()
      .default(undefined),
    /** Screws of its plate, with their plugs: thread, length, and diameter and depth of the drilled hole, in mm. */
    screws: record({
      thread: plainText(6),
      length: wholeNumber(5, 200),
      plug: wholeNumber(3, 20),
      depth: wholeNumber(10, 300),
      /** The drill for a thread in steel, in mm, where it also goes on posts. */
      tap: numberBetween(2, 20).optional().default(undefined),
    })
      .optional()
      .default(undefined),
    steps: listOf(localisedText(180), 'a list of steps').min(2, 'at least 2 steps').max(6, 'at most 6 steps'),
  }),
  /** The first start, step by step. */
  start: listOf(localisedText(180), 'a list of steps').min(1, 'at least one step').max(6, 'at most 6 steps'),
  /** Empty if it has none. */
  lamps: listOf(
    record({ colour: oneOf(LAMP_COLOURS), state: oneOf(LAMP_STATES), means: localisedText(80) }),
    'a list of lamps',
  ),
  faults: listOf(remedies(), 'a list of faults').min(1, 'at least one fault').max(6, 'at most 6 faults'),
})

/** The data of installation guides and drawings (`data/installation.json`). */
export const installationSchema = record({
  terminals: listOf(terminalSchema, 'a list of terminals'),
  kinds: listOf(deviceKindSchema, 'a list of kinds of devices'),
}).test('ids', 'ids that no other terminal or kind has', ({ terminals, kinds }) =>
  [itemsOf(terminals), itemsOf(kinds)].every((items) => new Set(items.map(({ id }) => id)).size === items.length),
)

export type Installation = InferType<typeof installationSchema>
export type Terminal = Installation['terminals'][number]
export type DeviceKind = Installation['kinds'][number]
export type Volts = NonNullable<Terminal['volts']>
export type Role = Terminal['pins'][number]['role']

/** The terminals of a product, by id; none for a part without wires. */
export const terminalsSchema = listOf(
  record({ id: slug(), count: wholeNumber(1, 1000).optional().default(undefined) }),
  'a list of terminals',
)
  .optional()
  .default(undefined)

/** The holes behind a product, or below one that stands on the floor, in mm between their centres: two on a line where one distance is 0, else four. */
export const drillingSchema = record({
  across: numberBetween(0, 1000),
  down: numberBetween(0, 2000),
  /** Diameter of the hole for its cables, in the middle; 0 for none. */
  cable: numberBetween(0, 100),
  /** How far the lens is above the middle of the holes, where the height is measured to it. */
  lens: wholeNumber(0, 500).optional().default(undefined),
  /** It is measured on the wall, because its holes are farther apart than a sheet is large. */
  isMeasured: flag().optional().default(undefined),
})
  .optional()
  .default(undefined)

export type Drilling = NonNullable<InferType<typeof drillingSchema>>
