/** A random number generator; the same sequence for the same seed. */
export type Random = {
  /** From 0 to 1. */
  next: () => number
  /** A whole number from 0 to `below - 1`. */
  int: (below: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** Returns true with a probability. */
  chance: (share: number) => boolean
  bytes: (length: number) => Buffer
}

/** Creates a generator from a seed and the number of a case (mulberry32), so that a case can be created alone. */
export function createRandom(seed: number, index: number): Random {
  let state = (seed ^ Math.imul(index + 1, 0x9e3779b1)) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    // Lists are never empty.
    pick: <Item>(items: readonly Item[]) => items[int(items.length)] as Item,
    chance: (share) => next() < share,
    bytes: (length) => Buffer.from(Array.from({ length }, () => int(256))),
  }
}
