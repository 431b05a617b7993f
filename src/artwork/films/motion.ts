/*
 * How things move in time. Every motion begins and ends slowly, and depends on the time alone: the same second gives the
 * same picture.
 */

/** A value at a second. */
export type Key = readonly [second: number, value: number]

/** Share of a motion in which it gains speed, and in which it loses it. */
const SOFT = 0.28

/** How much of a motion is done: 0 before `from`, 1 after `to`. */
export function ramp(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)))
  const speed = 1 / (1 - SOFT)
  if (share < SOFT) return (speed * share * share) / (2 * SOFT)
  if (share > 1 - SOFT) return 1 - (speed * (1 - share) ** 2) / (2 * SOFT)
  return speed * (share - SOFT / 2)
}

/** Whether a second is within a span. */
export function isWithin(second: number, from: number, to: number): boolean {
  return second >= from && second < to
}

/** 1 within a span, with soft ends outside of it. */
export function shown(second: number, from: number, to: number, soft = 0.3): number {
  return ramp(second, from - soft, from) * (1 - ramp(second, to, to + soft))
}

/** The value between two keys that a second is between; the first before, the last after. */
export function along(second: number, keys: readonly Key[]): number {
  let value = keys[0]?.[1] ?? 0
  keys.forEach(([at, next], index) => {
    const before = keys[index - 1]
    if (before && second > before[0]) value = mix(before[1], next, ramp(second, before[0], at))
  })
  return value
}

/** A value between two, by a share. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
