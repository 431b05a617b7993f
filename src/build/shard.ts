/** A share of a build's work: `number` is from 1 to `count`. */
export type Shard = { number: number; count: number }

const MAX_SHARDS = 256

/**
 * Reads a shard as it is written on a command line; undefined if it is none.
 * @example parseShard('2/4') // { number: 2, count: 4 }
 */
export function parseShard(text: string): Shard | undefined {
  const [, number, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number)
  if (!number || !count || number > count || count > MAX_SHARDS) return undefined
  return { number, count }
}

/** Returns whether a shard does the work with this index; without shards every build does all. */
export function isInShard(index: number, shard: Shard | undefined): boolean {
  return !shard || index % shard.count === shard.number - 1
}
