import { meets } from '../../../content/ordering.ts'
import type { Need, OrderingKind, Provision } from '../../../content/schema/ordering.ts'
import type { Check, Remedy } from './check.ts'
import type { Spot } from './edit.ts'
import { hasHandle, isLock } from './locks.ts'
import { isForOutdoors, isOutdoors } from './outdoors.ts'
import type { Part, Parts } from './parts.ts'
import type { Door, Item, Schedule } from './schedule.ts'

/** Needs that something at the same door has to meet. */
const AT_ONE_DOOR = new Set<string>(['exit', 'reader'] satisfies OrderingKind[])
/** Needs that are counted: the door's provisions go first, then those of the comms room. */
const COUNTED = new Set<string>(['release', 'reader-port'] satisfies OrderingKind[])
/** Needs that are met wherever the thing stands, for any number of devices. */
const ANYWHERE = new Set<string>([
  'answer',
  'software',
  'fire-zone',
  'fire-address',
  'bell-circuit',
  'alarm-zone',
  // Auxiliary relays repeat the contact of a panel for any number of doors.
  'fire-release',
] satisfies OrderingKind[])

/** A provision with how much of it is left. */
type Supply = { provision: Provision; left: number }

/** A row of the table, the comms room, or what has no place. */
export type Place = {
  spot: Spot
  door?: Door
  items: readonly Item[]
  /** The remaining provisions of its devices for each other; taken from. */
  own: Supply[]
}

/** The values that are the same for all places. */
export type Whole = {
  schedule: Schedule
  parts: Parts
  /** The remaining provisions of the comms room for doors; taken from. */
  pool: Supply[]
  everywhere: readonly Provision[]
  /** Needs that are reported once. */
  said: Set<string>
  /** The remedies, by need and by the other devices: many doors are alike. */
  found: Map<string, { code: string; count: number } | undefined>
}

/**
 * Checks what the devices of a place need from others: kinds that are neither power, channels nor licences, which are
 * sums. A remedy for one of several that lack the same is enough for all.
 */
export function checkNeeds(place: Place, whole: Whole): (Check & { code: string })[] {
  const unmet = place.items.flatMap((item) => {
    const part = whole.parts.byCode.get(item.code)
    if (!part) return []
    const needs = part.needs.filter(isChecked)
    return needs.map((need) => ({ part, need, missing: countMissing(need, part, item, place, whole) }))
  })
  const totals = new Map<string, number>()
  for (const { need, missing } of unmet) totals.set(need.kind, (totals.get(need.kind) ?? 0) + missing)
  return unmet.flatMap(({ part, need, missing }) => {
    if (missing === 0) return []
    const wanted = COUNTED.has(need.kind) ? (totals.get(need.kind) ?? missing) : missing
    const remedy = findRemedy(need, part, wanted, place, whole)
    const check = { rule: 'unmet' as const, kind: need.kind, code: part.code, figures: { count: missing } }
    // The fire panel of the building gives such a contact, from any maker.
    const isReminder = need.kind === 'fire-release' && { isReminder: true as const }
    return [{ ...check, ...isReminder, ...(remedy && { remedy }) }]
  })
}

/** Returns the provisions of items, each once. */
export function provisionsOf(items: readonly Item[], { byCode }: Parts): Provision[] {
  return [...new Set(items.flatMap(({ code }) => byCode.get(code)?.provides ?? []))]
}

/** Returns what items have to give. */
export function poolOf(items: readonly Item[], { byCode }: Parts): Supply[] {
  return items.flatMap(({ code, quantity }) =>
    (byCode.get(code)?.provides ?? []).map((provision) => ({ provision, left: (provision.count ?? 1) * quantity })),
  )
}

function isChecked({ kind, isOptional, from }: Need): boolean {
  return !isOptional && from === undefined && (AT_ONE_DOOR.has(kind) || COUNTED.has(kind) || ANYWHERE.has(kind))
}

/** Returns how much of a need is not met, for each of the doors alike. */
function countMissing(need: Need, part: Part, item: Item, { door, items, own }: Place, whole: Whole): number {
  const { kind } = need
  if (ANYWHERE.has(kind)) {
    const key = `${kind} ${need.types?.join() ?? ''}`
    if (whole.said.has(key) || isMet(need, part, whole.everywhere)) return 0
    whole.said.add(key)
    return 1
  }
  // Devices in the comms room serve doors: their own needs are at those.
  if (!door) return 0
  if (kind === 'exit' && opensByHandle(items, whole.parts)) return 0
  if (AT_ONE_DOOR.has(kind)) {
    // The first way out is that of every day: a break-glass release is for emergencies alone.
    const wanted = kind === 'exit' ? { ...need, types: need.types?.slice(0, 1) } : need
    return isMet(wanted, part, provisionsOf(items, whole.parts)) ? 0 : 1
  }
  const wanted = (need.count ?? 1) * item.quantity
  const left = (wanted - take(own, need, part.code, wanted)) * door.alike
  return Math.ceil((left - take(whole.pool, need, part.code, left)) / door.alike)
}

/** Returns whether a door opens from inside by its handle, whatever is locked outside. */
function opensByHandle(items: readonly Item[], { byCode }: Parts): boolean {
  const locks = items.flatMap(({ code }) => byCode.get(code) ?? []).filter((part) => isLock(part))
  return locks.length > 0 && locks.every(hasHandle)
}

/** Takes as much as there is. Returns how much that was. */
function take(supplies: Supply[], need: Need, code: string, wanted: number): number {
  let taken = 0
  for (const supply of supplies) {
    if (taken === wanted) break
    if (!meets(need, supply.provision, code)) continue
    const share = Math.min(supply.left, wanted - taken)
    supply.left -= share
    taken += share
  }
  return taken
}

function findRemedy(need: Need, part: Part, atOne: number, place: Place, whole: Whole): Remedy | undefined {
  const { spot, wanted } = targetOf(need, place, whole.schedule)
  const missing = COUNTED.has(need.kind) && spot === 'room' ? atOne * (place.door?.alike ?? 1) : atOne
  const codes = place.items.map(({ code }) => code)
  // The answering device of a gate's call is not at the gate.
  const isOutside = spot === place.spot && isOutdoors(place.door)
  const key = JSON.stringify([wanted.kind, wanted.types, part.code, isOutside, codes, missing])
  if (!whole.found.has(key)) whole.found.set(key, findSupplier(wanted, part, missing, codes, isOutside, whole.parts))
  const found = whole.found.get(key)
  return found && { act: 'add', spot, items: [{ code: found.code, quantity: Math.ceil(missing / found.count) }] }
}

/**
 * Returns the product that meets a need best beside others, of the first type that the need names, and how much of it one
 * gives. A reader at a door is given a port of what opens doors: a lift module has ports for its own.
 */
function findSupplier(
  need: Need,
  part: Part,
  missing: number,
  codes: readonly string[],
  isOutside: boolean,
  { list, byCode }: Parts,
): { code: string; count: number } | undefined {
  const others = codes.flatMap((code) => byCode.get(code) ?? [])
  const pieces = ({ count }: { count: number }) => Math.ceil(missing / count)
  const opens = ({ provides }: Part) => provides.some(({ kind }) => kind === 'release')
  return list
    .filter(
      (each) => each.isSold && (!isOutside || isForOutdoors(each)) && (need.kind !== 'reader-port' || opens(each)),
    )
    .flatMap((each) => {
      const provision = each.provides.find((given) => meets(need, given, part.code))
      if (!provision) return []
      const type = need.types?.findIndex((one) => provision.types?.includes(one)) ?? 0
      return [{ code: each.code, count: provision.count ?? 1, score: scoreOf(each, others), type }]
    })
    .toSorted((a, b) => b.score - a.score || a.type - b.type || pieces(a) - pieces(b) || a.count - b.count)[0]
}

/**
 * Returns where that would stand which meets a need: a fire panel in the comms room; a call is answered in a home, where
 * there is one, or at the desk.
 */
function targetOf(need: Need, { spot }: Place, { doors }: Schedule): { spot: Spot; wanted: Need } {
  const { kind } = need
  if (kind !== 'answer') return { spot: ANYWHERE.has(kind) || kind === 'fire-release' ? 'room' : spot, wanted: need }
  const home = need.types?.includes('home') && doors.find((door) => door.kind === 'home')
  return home
    ? { spot: { door: home.id }, wanted: { ...need, types: ['home'] } }
    : { spot: 'room', wanted: { ...need, types: ['desk'] } }
}

/** A part that helps other devices of the place too is better; a part that lacks something there itself is worse. */
function scoreOf(part: Part, others: readonly Part[]): number {
  const helped = others.filter((other) =>
    other.needs.some((need) => isChecked(need) && isMet(need, other, part.provides)),
  )
  const provided = others.flatMap(({ provides }) => provides)
  const lacking = part.needs.filter((need) => isChecked(need) && !isMet(need, part, provided))
  return helped.length * 2 - lacking.length
}

function isMet(need: Need, part: Part, provisions: readonly Provision[]): boolean {
  return provisions.some((provision) => meets(need, provision, part.code))
}
