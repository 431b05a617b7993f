import type { OrderingKind } from '../../../content/schema/ordering.ts'
import type { Part } from './parts.ts'
import type { Door } from './schedule.ts'

/** Places that rain reaches. */
const OUTDOORS = new Set<Door['kind']>(['outdoors', 'car-lane'])
/** Splash from all sides, and dust that does no harm: IP54. */
const MIN_INGRESS = 54
/** The devices at the door itself, so that a device without an IP code is for indoors. */
const AT_THE_DOOR = new Set<string>(['reader', 'call', 'camera', 'lock', 'answer', 'exit'] satisfies OrderingKind[])

/** Returns whether rain reaches a door; `false` for what stands at no door. */
export function isOutdoors(door: Door | undefined): boolean {
  return door !== undefined && OUTDOORS.has(door.kind)
}

/** Returns whether a product may stand in the rain. */
export function isForOutdoors({ ingress, provides }: Part): boolean {
  if (ingress !== undefined) return ingress >= MIN_INGRESS
  return !provides.some(({ kind }) => AT_THE_DOOR.has(kind))
}
