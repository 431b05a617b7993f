import { createHash } from 'node:crypto'
import { type IndexEntry, summarised } from './search-index.ts'

/** Bytes of a part of entries when compressed, on average. */
const PART_BYTES = 4000
/** Bytes of an entry that is a part of its own. */
const ALONE_BYTES = 2000
/** A part shorter than the average ends rarely, a longer one soon. */
const EARLY = 0.25
const LATE = 4

/** Returns the name of a part: a hash of its content. */
export function nameOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

/**
 * Cuts sorted entries into parts. Whether a part begins at an entry is decided by this entry and the few before it, so
 * that a change moves no more than the part that it is in.
 * @param count number of documents
 */
export function cutEntries(entries: readonly IndexEntry[], count: number): IndexEntry[][] {
  const bits = Math.ceil(Math.log2(Math.max(2, count)))
  const parts = cut(
    entries.map((entry) => {
      const size = sizeOf(entry, bits)
      return {
        item: entry,
        key: entry[0],
        share: size / PART_BYTES,
        isAlone: size >= ALONE_BYTES,
        isWithBefore: summarised(entry[0]) !== undefined,
      }
    }),
  )
  return parts
}

/** Cuts a list into parts of about `size` items, at items chosen by their keys. */
export function cutItems<Item>(items: readonly Item[], keyOf: (item: Item) => string, size: number): Item[][] {
  return cut(items.map((item) => ({ item, key: keyOf(item), share: 1 / size })))
}

/** An item and its share of a part. */
type Piece<Item> = {
  item: Item
  key: string
  share: number
  /** It is a part of its own. */
  isAlone?: boolean
  /** No part begins at it. */
  isWithBefore?: boolean
}

function cut<Item>(pieces: readonly Piece<Item>[]): Item[][] {
  const parts: Item[][] = []
  let filled = Number.POSITIVE_INFINITY
  for (const { item, key, share, isAlone = false, isWithBefore = false } of pieces) {
    const isBoundary =
      isAlone || filled === Number.POSITIVE_INFINITY || chanceOf(key) < share * (filled < 1 ? EARLY : LATE)
    if (isBoundary && !isWithBefore) {
      parts.push([])
      filled = 0
    }
    parts.at(-1)?.push(item)
    filled = isAlone ? Number.POSITIVE_INFINITY : filled + share
  }
  return parts
}

/** Estimates the compressed size of an entry, as a power of two: one occurrence more rarely changes it. */
function sizeOf([term, postings]: IndexEntry, bits: number): number {
  const bytes = postings.reduce((sum, ids) => {
    const count = ids?.length ?? 0
    // A gap holds about as much information as the number of documents between two occurrences.
    return count === 0 ? sum : sum + 1 + (count * (bits - Math.log2(count) + 1)) / 8
  }, term.length)
  return 2 ** Math.floor(Math.log2(bytes))
}

/** Returns a number from 0 to 1 that depends on a text alone. */
function chanceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
}
