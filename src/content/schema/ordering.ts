import { type InferType, string, type TestContext, type ValidationError } from 'yup'
import {
  flag,
  itemsOf,
  listOf,
  localisedText,
  numberBetween,
  oneOf,
  record,
  referencesTo,
  referenceTo,
  wholeNumber,
} from './fields.ts'

/**
 * The kinds of needs and provisions, with the types that are distinguished. A product that needs any of the types
 * listed is content with one of them. Rules ask for these alone, never for models. A vendor adds kinds of its own in
 * `ordering-kinds.json`, of which the software knows nothing but their names and types.
 */
export const ORDERING_KINDS = {
  /** Electric power; `watts` needed, or to give in all; `count` is the number of ports that give it. */
  power: ['poe-af', 'poe-at', 'dc-12v', 'dc-24v', 'mains', 'battery', 'usb-c-5v', 'fire-zone', 'fire-loop', 'fire-24v'],
  /** Power that bridges a power cut. */
  backup: ['mains', 'dc-12v'],
  /** A port of a network that gives no power, or another way to carry it. */
  network: ['copper', 'fibre', 'two-wire'],
  /** The part or the place that holds it. */
  mounting: [
    'flush-box',
    'rain-hood',
    'pole-clamp',
    'wall-bracket',
    'post',
    'cover-plate',
    'door-bracket',
    'end-post',
    'rack',
    'anchors',
  ],
  /** An electric lock, for a device that opens one; `count` doors. A bolt moves into the leaf, and jams under pressure. */
  lock: ['fail-safe', 'fail-secure', 'bolt'],
  /** A contact in the supply of a lock, which opens it. */
  release: [],
  /** A contact on the input of a gate or a barrier, which opens it. */
  'gate-release': [],
  /** The way out from inside. */
  exit: ['button', 'break-glass'],
  /** A switch that tells whether a door is shut. */
  'door-contact': [],
  /** Whatever decides at a door who may enter, beside the device that shows who should. */
  'door-control': [],
  /** An input of a controller for a reader. */
  'reader-port': ['osdp', 'wiegand', 'network'],
  /** A device that identifies people before a door or a gate, by the credential they show. */
  reader: ['card', 'pin', 'fingerprint', 'face', 'qr', 'plate', 'ticket'],
  credential: ['em-125khz', 'mifare-classic', 'mifare-desfire'],
  /** The answering device of a call. */
  answer: ['home', 'desk', 'phone'],
  /** The calling device. */
  call: ['door', 'help'],
  /** A channel of a recorder, for one camera. */
  channel: [],
  camera: [],
  disk: ['sata-3-5in', 'micro-sd'],
  /** A zone of a fire panel, a pair of wires with detectors on it. */
  'fire-zone': [],
  /** An address on a signal loop. */
  'fire-address': [],
  'fire-detector': ['smoke', 'heat', 'call-point'],
  'bell-circuit': [],
  sounder: ['bell', 'lamp'],
  isolator: [],
  /** A unit on a signal loop, for detectors or for what a fire sets in motion. */
  'loop-unit': ['input', 'output'],
  /** A contact that acts in a fire, without access control in between. */
  'fire-release': [],
  /** Relays that repeat the one fire contact of a panel for each circuit that it has to act on. */
  'auxiliary-relay': [],
  /** A magnet that holds a fire door open until such a contact acts, and the device that then shuts it. */
  'door-holder': [],
  'door-closer': [],
  /** The mechanical lock whose latch an electric strike lets go. */
  'latch-lock': [],
  /** Floor buttons of a lift, and the contacts that enable them. */
  'lift-buttons': [],
  'floor-release': [],
  /** A wireless zone of an alarm hub. */
  'alarm-zone': [],
  'alarm-sensor': ['motion', 'opening', 'panic'],
  /** A sounder that sounds when the hub alarms: it detects nothing. */
  'alarm-siren': [],
  boom: ['straight', 'folding', 'fence'],
  /** A loop that detects a car over the lane. */
  'loop-coil': [],
  transceiver: [],
  blackbody: [],
  paper: ['ticket', 'thermal-58', 'thermal-80'],
  /** Software, by what it manages. */
  software: ['video', 'access', 'visitors', 'parking', 'intercom', 'rooms', 'fire-link'],
  /** The units that a licence counts. */
  licence: ['camera', 'entrance', 'household', 'room', 'module'],
  server: [],
  phone: [],
  calendar: [],
  sim: [],
  /** The company's own computer or media player. */
  'image-source': [],
} as const satisfies Record<string, readonly string[]>

export type OrderingKind = keyof typeof ORDERING_KINDS

/** All kinds, in the order in which a page lists them. */
export const ORDERING_KIND_NAMES = Object.keys(ORDERING_KINDS) as OrderingKind[]

/** The source of a part that the catalogue does not sell, or that need not be ordered. */
export const OTHER_SOURCES = ['supplied', 'others'] as const

/** Where what is otherwise optional is required. */
export const REQUIRED_PLACES = ['escape-route', 'fire-panel'] as const

const MOST = 100_000

function types() {
  return listOf(string().strict().required(), 'a list of types').optional().default(undefined)
}

/** One thing that a product needs, beside itself, to do its work. */
const needSchema = record({
  kind: referenceTo('ordering kind'),
  /** Any of these would do; left out where the kind has none. */
  types: types(),
  count: wholeNumber(1, MOST).optional().default(undefined),
  watts: numberBetween(0.1, 10_000).optional().default(undefined),
  /** It works without. */
  isOptional: flag().optional().default(undefined),
  /** Where something optional is required. */
  requiredOn: oneOf(REQUIRED_PLACES).optional().default(undefined),
  /** `supplied` comes in the box, `others` from someone else: the catalogue is searched for neither. */
  from: oneOf(OTHER_SOURCES).optional().default(undefined),
  /** Only what itself needs this: of readers those that a reader port feeds, which have no supply of their own. */
  seeks: referenceTo('ordering kind').optional().default(undefined),
  note: localisedText(120).optional().default(undefined),
}).test('types', checkTypes)

/** One thing that a product has to give to others. */
const provisionSchema = record({
  kind: referenceTo('ordering kind'),
  /** All of these are met. */
  types: types(),
  count: wholeNumber(1, MOST).optional().default(undefined),
  watts: numberBetween(0.1, 10_000).optional().default(undefined),
  /** The only products that it fits, where it does not fit all that need it. */
  fits: referencesTo('product').min(1, 'at least one product').optional().default(undefined),
}).test('types', checkTypes)

export type Need = InferType<typeof needSchema>
export type Provision = InferType<typeof provisionSchema>

export const needsSchema = listOf(needSchema, 'a list of needs').optional().default(undefined)
export const providesSchema = listOf(provisionSchema, 'a list of what it provides').optional().default(undefined)

/** The kinds that each product of a category must tell its need of, and those that it must provide. */
export const statesSchema = record({
  needs: listOf(referenceTo('ordering kind'), 'a list of kinds'),
  provides: listOf(referenceTo('ordering kind'), 'a list of kinds'),
})
  .optional()
  .default(undefined)

function checkTypes(
  this: TestContext,
  { kind, types: stated }: { kind?: string | undefined; types?: string[] | undefined },
): true | ValidationError {
  // Rules across fields also run for invalid records. Types of the vendor's own kinds are checked in integrity.ts.
  const name = ORDERING_KIND_NAMES.find((each) => each === kind)
  if (!name) return true
  const known: readonly string[] = ORDERING_KINDS[name]
  const given = itemsOf(stated)
  const isRight =
    known.length === 0 ? stated === undefined : given.length > 0 && given.every((type) => known.includes(type))
  if (isRight) return true
  const message = known.length === 0 ? `nothing: ${kind} has no types` : `some of ${known.join(', ')}`
  return this.createError({ path: `${this.path}.types`, message, params: { value: stated } })
}
