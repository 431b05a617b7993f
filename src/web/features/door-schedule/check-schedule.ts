import type { DoorKind } from '../../../content/schema/door-kinds.ts'
import type { Check } from './check.ts'
import { checkLicences } from './check-licences.ts'
import { checkNeeds, type Place, poolOf, provisionsOf, type Whole } from './check-needs.ts'
import { checkSums } from './check-sums.ts'
import { findFitting } from './find-fitting.ts'
import { atOnce, type TimeSliced } from './time-sliced.ts'
import { hasHandle, isLock, opensWithoutPower, staysShut } from './locks.ts'
import { isForOutdoors, isOutdoors } from './outdoors.ts'
import type { Part, Parts } from './parts.ts'
import { planPower, type PowerPlan } from './plan-power.ts'
import { planRecording, type RecordingPlan } from './plan-recording.ts'
import { type Door, type Item, listPlaced, type Schedule } from './schedule.ts'

/** Doors that are checked in one step. */
const STEP = 20

export type Findings = { checks: Check[]; power: PowerPlan; recording: RecordingPlan }

/** Finds conflicts and their remedies: door by door, then those of the whole. */
export function checkSchedule(schedule: Schedule, parts: Parts): Findings {
  return atOnce(checkInSteps(schedule, parts))
}

/** Does the same in steps of a few doors each. */
export function* checkInSteps(schedule: Schedule, parts: Parts): TimeSliced<Findings> {
  const power = planPower(schedule, parts)
  yield
  const recording = planRecording(schedule, parts)
  yield
  const items = listPlaced(schedule).map(({ item }) => item)
  const whole: Whole = {
    schedule,
    parts,
    pool: poolOf([...schedule.room, ...schedule.loose], parts),
    everywhere: provisionsOf(items, parts),
    said: new Set(),
    found: new Map(),
  }
  const checks: Check[] = []
  for (const [index, door] of schedule.doors.entries()) {
    if (index % STEP === 0) yield
    const place = { door, spot: { door: door.id }, items: door.items, own: poolOf(door.items, parts) }
    for (const check of checkPlace(place, whole)) checks.push(check)
  }
  for (const spot of ['room', 'loose'] as const) {
    yield
    for (const check of checkPlace({ spot, items: schedule[spot], own: [] }, whole)) checks.push(check)
  }
  yield
  return {
    checks: [...checks, ...checkSums(power, recording), ...checkLicences(schedule, parts), ...checkFireSignal(whole)],
    power,
    recording,
  }
}

function checkPlace(place: Place, whole: Whole): Check[] {
  const at = place.door ? { door: place.door } : {}
  const found = place.items.map((item) => ({ item, own: checkItem(item, place, whole) }))
  const jamming = found.filter(({ own }) => own.some(({ rule }) => rule === 'jams')).map(({ item }) => item.code)
  // A lock that has to go needs nothing, and its replacement may have a handle for a way out.
  const needs = checkNeeds(place, whole).filter(
    ({ code, kind }) => jamming.length === 0 || !(jamming.includes(code) || kind === 'exit'),
  )
  return found.flatMap(({ item, own }) => [
    ...own,
    ...needs.filter(({ code }) => code === item.code).map((check) => ({ ...check, ...at })),
  ])
}

function checkItem(item: Item, place: Place, whole: Whole): Check[] {
  const { code } = item
  const part = whole.parts.byCode.get(code)
  const of = { code, ...(place.door && { door: place.door }) }
  if (!part) return [{ rule: 'unknown', ...of, remedy: { act: 'remove', spot: place.spot, code } }]
  const by = (other: Part | undefined) =>
    other ? { remedy: { act: 'replace', spot: place.spot, code, by: other.code } as const } : {}
  if (isLock(part, 'bolt') && (isWayOut(place.door) || isFireDoor(place.door))) {
    // Its replacement opens without power; but a fire door stays latched, and is left by its handle. A bolt is no latch.
    const fits = (each: Part) =>
      isOftenFireDoor(place.door) ? staysShut(each) && hasHandle(each) : opensWithoutPower(each) && !staysShut(each)
    return [
      {
        rule: isWayOut(place.door) ? 'jams' : 'unlatched',
        ...of,
        ...by(whole.parts.list.find((each) => each.isSold && fits(each))),
      },
    ]
  }
  const checks: Check[] = []
  if (!part.isSold) {
    checks.push({ rule: 'discontinued', ...of, ...by(whole.parts.byCode.get(part.successor ?? '')) })
  }
  if (place.door?.kind === 'escape-door' && !item.failSafe && staysShut(part)) {
    // A handle inside may be the way out: a lock that opened without power would let in strangers.
    checks.push({ rule: 'stays-shut', isReminder: true, ...of })
  }
  if (isFireDoor(place.door) && item.failSafe) {
    checks.push({ rule: 'unlatched', ...of, remedy: { act: 'fail-secure', spot: place.spot, code } })
  }
  if (isWayOut(place.door) && isLock(part) && !hasHandle(part) && !place.items.some(isBreakGlass)) {
    const found = whole.parts.list.find(({ code, isSold }) => isSold && isBreakGlass({ code }))
    const remedy = found && { act: 'add' as const, spot: place.spot, items: [{ code: found.code, quantity: 1 }] }
    checks.push({ rule: 'no-break-glass', ...of, ...(remedy && { remedy }) })
  }
  if (isOutdoors(place.door) && !isForOutdoors(part)) {
    checks.push({ rule: 'not-for-outdoors', ...of, ...by(findFitting(part, whole.parts, isForOutdoors)) })
  }
  return checks

  function isBreakGlass(each: Pick<Item, 'code'>): boolean {
    const provides = whole.parts.byCode.get(each.code)?.provides ?? []
    return provides.some(({ kind, types }) => kind === 'exit' && types?.includes('break-glass'))
  }
}

/**
 * Reminds once that the fire signal has to reach the locks of escape doors, where nothing in the schedule gives one: it
 * comes from the building's own panel. A handle opens its door without.
 */
function checkFireSignal({ schedule, everywhere, parts }: Whole): Check[] {
  if (everywhere.some(({ kind }) => kind === 'fire-release')) return []
  const doors = schedule.doors.filter((door) => isWayOut(door) && door.items.some(holdsPeople))
  const count = doors.reduce((sum, { alike }) => sum + alike, 0)
  return count > 0 ? [{ rule: 'fire-signal', isReminder: true, figures: { count } }] : []

  function holdsPeople({ code }: Item): boolean {
    const part = parts.byCode.get(code)
    return part !== undefined && isLock(part) && !hasHandle(part) && !isLock(part, 'bolt')
  }
}

/** Returns whether a door has to stay latched, to hold back fire and smoke. */
function isFireDoor(door: Door | undefined): boolean {
  return door?.kind === 'fire-door' || door?.kind === 'fire-escape-door'
}

/** Returns whether a door is a fire door, or mostly is one, as the door of a flat. */
function isOftenFireDoor(door: Door | undefined): boolean {
  return isFireDoor(door) || door?.kind === 'home'
}

/**
 * Kinds of doors by which people escape: the entrance of a building is its exit, too, a lobby lies on the way, and a home
 * or a meeting room has one door.
 */
const WAYS_OUT: readonly (DoorKind | undefined)[] = [
  'main-entrance',
  'home',
  'lift-lobby',
  'escape-door',
  'fire-escape-door',
  'meeting-room',
]

/** Returns whether people escape by a door. */
function isWayOut(door: Door | undefined): boolean {
  return WAYS_OUT.includes(door?.kind)
}
