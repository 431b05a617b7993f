/** A set of products: a bit for each, by its place in the list. Sets of thousands are joined in microseconds. */
export type ItemSet = Uint32Array

const BITS = 32

/** Returns an empty set for a list of `size` products. */
export function createSet(size: number): ItemSet {
  return new Uint32Array(Math.ceil(size / BITS))
}

/** Returns the set of all products of a list. */
export function createFullSet(size: number): ItemSet {
  const all = createSet(size)
  for (let place = 0; place < size; place += 1) addTo(all, place)
  return all
}

/** Adds the product at a place. */
export function addTo(set: ItemSet, place: number): void {
  const word = Math.floor(place / BITS)
  set[word] = (set[word] ?? 0) | (1 << (place % BITS))
}

/** Returns whether the product at a place is in a set. */
export function isIn(set: ItemSet, place: number): boolean {
  return ((set[Math.floor(place / BITS)] ?? 0) & (1 << (place % BITS))) !== 0
}

/** Returns the products that are in both sets. */
export function both(a: ItemSet, b: ItemSet): ItemSet {
  const found = new Uint32Array(a.length)
  for (let index = 0; index < a.length; index += 1) found[index] = (a[index] ?? 0) & (b[index] ?? 0)
  return found
}

/** Returns the products that are in any of the sets. */
export function anyOf(sets: readonly ItemSet[], size: number): ItemSet {
  const [only, ...others] = sets
  if (only && others.length === 0) return only
  const found = createSet(size)
  for (const set of sets)
    for (let index = 0; index < set.length; index += 1) found[index] = (found[index] ?? 0) | (set[index] ?? 0)
  return found
}

/** Returns whether any product is in both sets. */
export function haveCommon(a: ItemSet, b: ItemSet): boolean {
  for (let index = 0; index < a.length; index += 1) if (((a[index] ?? 0) & (b[index] ?? 0)) !== 0) return true
  return false
}

/** Counts the products that are in both sets. */
export function countBoth(a: ItemSet, b: ItemSet): number {
  let count = 0
  for (let index = 0; index < a.length; index += 1) count += countBits((a[index] ?? 0) & (b[index] ?? 0))
  return count
}

/** Counts the set bits of a word of 32: pairs, then groups of four, then bytes, added up by the multiplication. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
