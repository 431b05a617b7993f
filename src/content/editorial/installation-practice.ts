import { isDoorRelay, type ProductTerminal } from '../installation/terminals.ts'
import type { DeviceKind, Terminal } from '../schema/installation.ts'
import type { OrderingKind } from '../schema/ordering.ts'
import type { Product } from '../schema/product.ts'

type FieldFault = { field: string; value: string | undefined; expected: string }

/** Devices on a desk or in a rack have a cord, and nobody wires their mains. */
const CORDED = ['desktop', 'rack-19']

/** Distance of the screws of a wall box in mm: one above the other. */
const BOX = 83.5

/** Checks what an installer relies on, and no specification tells: fail modes, batteries, cords, wall boxes, lenses. */
export function findBadPractice(
  { attributes, drilling, needs = [] }: Product,
  own: readonly ProductTerminal[],
  kind: DeviceKind | undefined,
): FieldFault[] {
  const roles = new Set(own.flatMap(({ pins }) => pins.map(({ role }) => role)))
  const mode = attributes['fail-mode']
  const fault = (field: string, value: string | undefined, expected: string): FieldFault => ({ field, value, expected })
  const isLock = own.some(({ signals, direction }) => direction === 'in' && signals.includes('switched'))
  const mounting = Array.isArray(attributes.mounting) ? attributes.mounting : []
  // A UPS has its batteries in a drawer, and a large one is wired although it stands in a rack.
  const isUps = own.some(({ direction, signals }) => direction === 'out' && signals.includes('mains'))
  const isWiredToMains =
    !isUps && own.some(({ direction, pins }) => direction === 'in' && pins.some(({ role }) => role === 'line'))
  const battery = attributes['battery-type']
  const isLead = typeof battery === 'string' && own.length > 0 && isWiredToMains
  return [
    ...(isLock && mode === 'fail-secure' && !roles.has('plus-made')
      ? [fault('terminals', mode, 'power that is made to open (plus-made), for a lock that holds without it')]
      : []),
    ...(isLock && mode === 'fail-safe' && roles.has('plus-made')
      ? [fault('terminals', mode, 'power that is cut to open (plus), for a lock that opens without it')]
      : []),
    ...(isLock && kind && kind.lamps.length > 0 && !kind.lamps.some(({ state }) => state === 'off')
      ? [
          fault(
            'terminals',
            'lamps',
            'a lamp that is off among those of its kind: others cut its power to open or to lock',
          ),
        ]
      : []),
    ...findParallel(own),
    ...findUnsafeSecondLocks(needs),
    ...(isLead && !own.some(({ signals }) => signals.includes('battery'))
      ? [fault('terminals', battery, 'terminals of its battery')]
      : []),
    ...(isWiredToMains && CORDED.some((place) => mounting.includes(place))
      ? [fault('terminals', 'mains', 'the plug of a cord (mains-inlet): it stands on a desk or in a rack')]
      : []),
    ...(own.some(isDoorRelay) && !needs.some(({ kind: need }) => need === 'lock')
      ? [fault('terminals', 'lock', 'a lock among its needs, or a relay that opens a barrier or a gate (relay-gate)')]
      : []),
    ...(drilling?.across === BOX
      ? [fault('drilling.across', `${BOX}`, `${BOX} mm in down: the screws of a wall box are one above the other`)]
      : []),
    ...(drilling && kind?.mounting.height?.isLens && drilling.lens === undefined
      ? [
          fault(
            'drilling.lens',
            undefined,
            'how far the lens is above the middle of the holes: the height is measured to it',
          ),
        ]
      : []),
  ]
}

/** Contacts for the state of a door must not end at the same input: in parallel, one hides that the other is open. */
function findParallel(own: readonly ProductTerminal[]): FieldFault[] {
  const contacts = own
    .filter(({ acts }) => acts === 'state')
    .map(({ id, partner, serves = [] }) => {
      const pins = partner ? [partner.map(({ label }) => label).join(', ')] : []
      return { id, ends: [...pins, ...serves] }
    })
  return contacts.flatMap(({ id, ends }, index) => {
    const shared = ends.find((end) => contacts.slice(0, index).some((other) => other.ends.includes(end)))
    return shared
      ? [{ field: 'terminals', value: id, expected: `no contact for a state at ${shared} beside another one` }]
      : []
  })
}

/** The contacts of a second door stand in the line of its lock: they open only a lock that opens without power. */
function findUnsafeSecondLocks(needs: NonNullable<Product['needs']>): FieldFault[] {
  return needs.flatMap(({ kind, isOptional, types = [] }, index) =>
    kind === 'lock' && isOptional && types.some((type) => type !== 'fail-safe')
      ? [{ field: `needs[${index}].types`, value: types.join(', '), expected: 'fail-safe alone: a second lock' }]
      : [],
  )
}

/** Every wire ends at a pin: devices of others name those that the pins of a terminal lead to. */
export function findUnpaired(terminals: readonly Terminal[]): FieldFault[] {
  return terminals.flatMap(({ outside, pins, partner = [] }, index): FieldFault[] => {
    const field = `terminals[${index}].partner`
    const roles = pins.map(({ role }) => role)
    const foreign = partner.find(({ role }) => !roles.includes(role))
    if (foreign) return [{ field, value: foreign.role, expected: `roles of its own pins: ${roles.join(', ')}` }]
    return outside && pins.length > 1 && partner.length === 0
      ? [{ field, value: undefined, expected: `the pins of “${outside.en}” that its own are wired to` }]
      : []
  })
}

/** Triggers that open a door: a fault, an alarm or one zone does not, or not when it has to. */
const OPENING = ['access', 'hand', 'fire', 'set'] as const

/** Triggers of a contact that meets a need. */
const TRIGGERS_OF: Partial<Record<string, readonly NonNullable<Terminal['acts']>[]>> = {
  'fire-release': ['fire', 'set'],
  'door-holder': ['fire', 'set'],
  lock: OPENING,
  release: OPENING,
  'gate-release': OPENING,
  'floor-release': OPENING,
  exit: ['hand'],
  'door-contact': ['state'],
} satisfies Partial<Record<OrderingKind, readonly NonNullable<Terminal['acts']>[]>>

/** A contact serves only needs that its trigger meets: a fault relay releases no door in a fire. */
export function findUnfitContacts(terminals: readonly Terminal[]): FieldFault[] {
  return terminals.flatMap(({ signals, direction, serves = [], acts }, index): FieldFault[] => {
    if (direction !== 'out' || !(signals.includes('contact') || signals.includes('switched'))) return []
    const field = `terminals[${index}].acts`
    const unmet = serves.find((kind) => TRIGGERS_OF[kind] && !TRIGGERS_OF[kind].some((each) => each === acts))
    return unmet ? [{ field, value: acts, expected: `${TRIGGERS_OF[unmet]?.join(' or ')}, as it serves ${unmet}` }] : []
  })
}

/** Every input for a contact tells the state that it takes for normal, and the contact that others supply has it too. */
export function findUnknownRestingStates(terminals: readonly Terminal[]): FieldFault[] {
  return terminals.flatMap(({ pins, signals, rests, partner = [] }, index): FieldFault[] => {
    if (!signals.includes('contact') || !pins.some(({ role }) => role === 'signal')) return []
    const field = `terminals[${index}].rests`
    if (!rests) return [{ field, value: rests, expected: '"closed" if it acts when its contact opens, else "open"' }]
    const label = partner.find(({ role }) => role === 'signal')?.label
    const wrong = rests === 'closed' ? 'NO' : 'NC'
    return label === wrong
      ? [{ field: `terminals[${index}].partner`, value: label, expected: `no ${wrong}: the input rests ${rests}` }]
      : []
  })
}

/** Every terminal tells what it is wired with, and how far. */
export function findUncabled(terminals: readonly Terminal[]): FieldFault[] {
  return terminals.flatMap(({ cable }, index): FieldFault[] => {
    const field = `terminals[${index}].cable`
    if (!cable) return [{ field, value: undefined, expected: 'what it is wired with' }]
    const { wires, metres, area, reach } = cable
    return metres === undefined && area === undefined && reach === undefined
      ? [{ field, value: wires.en, expected: 'metres, an area, or in words what decides how far it may lead (reach)' }]
      : []
  })
}

/** Copper of a lock's line in mm², by which the guides compute how far it may lead. */
const LOCK_LINE_MM2 = 0.75

/** A contact in the line of a lock is wired with that line's copper: thinner wires hold a bolt too weakly to lock. */
export function findThinLockLines(terminals: readonly Terminal[]): FieldFault[] {
  return terminals.flatMap(({ signals, serves = [], direction, cable }, index): FieldFault[] => {
    if (direction !== 'out' || !signals.includes('switched') || !serves.includes('lock')) return []
    const [, area] = /(\d+(?:\.\d+)?) mm²/.exec(cable?.wires.en ?? '') ?? []
    return area !== undefined && Number(area) < LOCK_LINE_MM2
      ? [
          {
            field: `terminals[${index}].cable.wires`,
            value: area,
            expected: `${LOCK_LINE_MM2} mm² or more, as a lock’s`,
          },
        ]
      : []
  })
}
