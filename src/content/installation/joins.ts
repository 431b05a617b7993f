import type { OrderingKind } from '../schema/ordering.ts'
import type { Role, Terminal, Volts } from '../schema/installation.ts'
import type { ProductTerminal } from './terminals.ts'

type Signal = Terminal['signals'][number]

/** The signals over which a need is met by wire; other needs are met without one. */
const SIGNALS_OF: Partial<Record<string, readonly Signal[]>> = {
  power: ['poe', 'dc', 'mains', 'zone', 'loop', 'bell', 'lamp'],
  backup: ['dc', 'mains'],
  network: ['ethernet', 'sfp'],
  transceiver: ['sfp'],
  lock: ['switched'],
  release: ['switched', 'contact'],
  'gate-release': ['contact'],
  exit: ['contact', 'switched'],
  'door-contact': ['contact'],
  'reader-port': ['osdp', 'wiegand'],
  reader: ['osdp', 'wiegand', 'contact'],
  answer: ['ethernet'],
  call: ['ethernet'],
  channel: ['ethernet'],
  camera: ['ethernet'],
  'fire-zone': ['zone'],
  'fire-detector': ['zone'],
  'fire-address': ['loop'],
  'loop-unit': ['loop'],
  'fire-release': ['switched', 'contact'],
  'door-holder': ['switched'],
  isolator: ['loop'],
  'bell-circuit': ['bell'],
  sounder: ['bell', 'lamp'],
} satisfies Partial<Record<OrderingKind, readonly Signal[]>>

/** Returns whether a need of this kind is met over a wire. */
export function isWired(kind: string): boolean {
  return SIGNALS_OF[kind] !== undefined
}

/** Returns whether a terminal can be an end of a wire for a need of this kind. */
export function isFor({ signals, serves }: Terminal, kind: string): boolean {
  const isContact = signals.includes('contact') || signals.includes('switched')
  return (
    (serves?.some((each) => each === kind) ?? !isContact) &&
    signals.some((signal) => SIGNALS_OF[kind]?.includes(signal))
  )
}

/** A wire: the index of a pin of the one terminal and of one of the other. */
export type Wire = [number, number]

/**
 * Returns the wires between a terminal and another for a need of this kind: undefined if signals, directions, voltages or
 * resting states do not agree.
 */
export function join(one: ProductTerminal, other: ProductTerminal, kind: string): Wire[] | undefined {
  if (!isFor(one, kind) || !isFor(other, kind)) return undefined
  const shared = one.signals.filter((each) => other.signals.includes(each) && SIGNALS_OF[kind]?.includes(each))
  const signal = shared.find((each) => each === 'ethernet' || areOpposite(endOf(one, each), endOf(other, each)))
  if (signal === undefined || !isSafe(one, other, signal)) return undefined
  if (losesPowerInFire(one, other)) return undefined
  const roles = signal === 'contact' ? contactPairs(one, other) : PAIRS[signal]
  if (signal === 'switched' && cutsPowerToOpen(one, other)) return undefined
  const wires = one.pins.flatMap(({ role }, index): Wire[] => {
    const partner = roles ? (roles.find(([a]) => a === role)?.[1] ?? roles.find(([, b]) => b === role)?.[0]) : role
    const at = other.pins.findIndex((pin) => sameRole(pin.role, partner, signal))
    return at < 0 ? [] : [[index, at]]
  })
  const isWhole = signal !== 'contact' || wires.length === 2
  return wires.length > 0 && isWhole ? wires : undefined
}

/** Roles that are one to a supply: data and supply of a cable share a return, a plug has all wires of the mains. */
const ALIKE: readonly (readonly Role[])[] = [
  ['minus', 'ground'],
  ['plus', 'plus-made'],
  ['line', 'plug'],
]

function sameRole(one: Role, other: Role | undefined, signal: Signal): boolean {
  const isShared = (roles: readonly Role[]) => other !== undefined && roles.includes(one) && roles.includes(other)
  return one === other || (signal !== 'contact' && signal !== 'switched' && ALIKE.some(isShared))
}

/** Pins with another role than their partner's, in the supply of a lock. */
const PAIRS: Partial<Record<Signal, readonly [Role, Role][]>> = {
  switched: [
    ['nc', 'plus'],
    ['no', 'plus-made'],
    ['nc-2', 'minus'],
  ],
}

/** Returns the pins of a contact and an input that are wired to each other: both ends have the same resting state. */
function contactPairs(one: ProductTerminal, other: ProductTerminal): readonly [Role, Role][] {
  const isInput = one.pins.some(({ role }) => role === 'signal')
  const [input, contact] = isInput ? [one, other] : [other, one]
  const { rests = 'open' } = contact
  return [
    [input.rests === rests ? 'no' : 'nc', 'signal'],
    ['com', 'ground'],
  ]
}

/** Whether a contact that only cuts a supply is in that of a lock that holds without it: it would never open. */
function cutsPowerToOpen(...ends: ProductTerminal[]): boolean {
  const roles = new Set(ends.flatMap(({ pins }) => pins.map(({ role }) => role)))
  return roles.has('plus-made') && roles.has('nc') && !roles.has('no')
}

/** Whether a fire cuts the supply of a lock that needs power to open: it would stay locked. */
function losesPowerInFire(...ends: ProductTerminal[]): boolean {
  return (
    ends.some(({ isCutInFire }) => isCutInFire) &&
    ends.some(({ pins }) => pins.some(({ role }) => role === 'plus-made'))
  )
}

type End = Pick<Terminal, 'direction'>

function areOpposite({ direction: one }: End, { direction: other }: End): boolean {
  return one === 'both' || other === 'both' || one !== other
}

/** A supply gives no more and no less than its device takes; a contact bears what its input or lock puts on it. */
function isSafe(one: ProductTerminal, other: ProductTerminal, signal: Signal): boolean {
  if (signal === 'ethernet') return true
  const isOutput = endOf(one, signal).direction === 'out' || endOf(other, signal).direction === 'in'
  const [output, input] = isOutput ? [one, other] : [other, one]
  if (signal === 'contact' || signal === 'switched') return isWithin(input.volts, output.volts)
  if (signal === 'osdp' || signal === 'wiegand') {
    const [giver, taker] = one.gives ? [one, other] : [other, one]
    return !giver.gives || !taker.takes || isWithin(giver.gives, taker.takes)
  }
  return isWithin(endOf(output, signal).volts, endOf(input, signal).volts)
}

/** The supply of a reader runs against its data. */
function endOf(terminal: Terminal, signal: Signal): Pick<Terminal, 'direction' | 'volts'> {
  if (signal === 'dc' && terminal.takes) return { direction: 'in', volts: terminal.takes }
  return terminal
}

/** Returns whether all of a range lies within another of the same kind of current; a missing value is no hindrance. */
function isWithin(inner: Volts | undefined, outer: Volts | undefined): boolean {
  if (!inner || !outer) return true
  return inner.current === outer.current && inner.min >= outer.min && inner.max <= outer.max
}
