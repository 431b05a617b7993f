import type { Joint } from './connections.ts'
import type { ProductTerminal } from './terminals.ts'

/**
 * The events of a contact and its wire: nothing, the contact acts (a fire, a pressed button, an admitted person), the
 * wire is cut, or the supply of the lock fails.
 */
export const EVENTS = ['rest', 'act', 'cut', 'unpowered'] as const
export type Event = (typeof EVENTS)[number]

export type Outcome = 'locked' | 'free'

/** Outcomes that let nobody be shut in: a fail-secure lock is opened from inside by its handle. */
const SAFE: Record<'fail-safe' | 'fail-secure', Record<Event, Outcome>> = {
  'fail-safe': { rest: 'locked', act: 'free', cut: 'free', unpowered: 'free' },
  'fail-secure': { rest: 'locked', act: 'free', cut: 'locked', unpowered: 'locked' },
}

/** Returns what a contact in the supply of a lock or a door holder does to it; undefined for any other joint. */
export function lockAt(joint: Joint, event: Event): Outcome | undefined {
  const { contact, load, wires } = endsOf(joint)
  if (!load.signals.includes('switched') || !contact.signals.includes('switched')) return undefined
  // Any of its poles that opens cuts the supply.
  const isFed = wires.every(({ from }) => isClosed(from, contact, event))
  const isPowered = isFed && event !== 'unpowered'
  return isPowered === (modeOf(load) === 'fail-safe') ? 'locked' : 'free'
}

/** Returns whether a contact makes an input act; undefined for any other joint. */
export function actsAt(joint: Joint, event: Event): boolean | undefined {
  const { contact, load, wires } = endsOf(joint)
  const from = wires.find(({ to }) => to === 'signal')?.from
  if (from === undefined || load.rests === undefined) return undefined
  return isClosed(from, contact, event) !== (load.rests === 'closed')
}

/** Returns what is unsafe about a joint, in English; undefined if nothing is. */
export function findHarm(joint: Joint): string | undefined {
  const { load } = endsOf(joint)
  const safe = SAFE[modeOf(load)]
  const wrong = EVENTS.find((event) => (lockAt(joint, event) ?? safe[event]) !== safe[event])
  if (wrong) return `a ${modeOf(load)} lock that is ${safe[wrong]} at “${wrong}”, not ${lockAt(joint, wrong)}`
  if (actsAt(joint, 'rest')) return 'an input that does not act while nothing happens'
  if (actsAt(joint, 'act') === false) return 'an input that acts when its contact does'
  if (load.serves?.includes('fire-release') && actsAt(joint, 'cut') === false)
    return 'a fire input that releases when its wire is cut (rests closed)'
  return undefined
}

function endsOf({ own, other, wires }: Joint) {
  const isContact = own.pins.some(({ role }) => role === 'com' || role === 'com-2')
  const [contact, load] = isContact ? [own, other] : [other, own]
  return {
    contact,
    load,
    wires: wires.map(([a, b]) => {
      const [from, to] = isContact ? [a, b] : [b, a]
      return { from: contact.pins[from]?.role, to: load.pins[to]?.role }
    }),
  }
}

function modeOf({ pins }: ProductTerminal): keyof typeof SAFE {
  return pins.some(({ role }) => role === 'plus-made') ? 'fail-secure' : 'fail-safe'
}

/** Whether current can flow through a pin of a contact to its COM. */
function isClosed(role: string | undefined, { rests = 'open' }: ProductTerminal, event: Event): boolean {
  if (event === 'cut') return false
  const isNormallyClosed = (role === 'no') === (rests === 'closed')
  return isNormallyClosed !== (event === 'act')
}
