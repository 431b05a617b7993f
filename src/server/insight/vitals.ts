/**
 * The measurements of a page: when its largest part was painted, the slowest answer to an input, and how far things
 * jumped.
 */
export const VITALS = ['lcp', 'inp', 'cls'] as const
export type Vital = (typeof VITALS)[number]

/**
 * Upper edges of the buckets that values are counted in; a last bucket has all above. They never change: counts of
 * different days, and of different processes, must add up. The limits of good and poor are edges.
 */
export const EDGES: Record<Vital, readonly number[]> = {
  lcp: [...steps(100, 3000, 100), ...steps(3250, 5000, 250), ...steps(5500, 10_000, 500), 15_000, 20_000, 60_000],
  inp: [8, 16, ...steps(24, 104, 8), ...steps(125, 300, 25), ...steps(350, 1000, 50), 1500, 2000, 3000, 5000, 10_000],
  cls: [0, ...steps(1, 10, 1), ...steps(12.5, 25, 2.5), ...steps(30, 100, 10), 200, 500].map((part) => part / 100),
}

/** The share of visits that were at least as good as the figure that is shown. */
const SHARE = 0.75

/** Returns the number of the bucket that counts a value. @example bucketOf('cls', 0.055) // 6 */
export function bucketOf(vital: Vital, value: number): number {
  const edges = EDGES[vital]
  const found = edges.findIndex((edge) => value <= edge)
  return found < 0 ? edges.length : found
}

/**
 * Returns the 75th percentile of counts by bucket, as if the values of a bucket were spread evenly over it; undefined
 * without a value. Values above all edges count as the last edge.
 * @example percentileOf('lcp', new Map([[9, 3], [29, 1]])) // 1000
 */
export function percentileOf(vital: Vital, counts: ReadonlyMap<number, number>): number | undefined {
  const edges = EDGES[vital]
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  const wanted = total * SHARE
  let below = 0
  for (const [bucket, upper] of edges.entries()) {
    const count = counts.get(bucket) ?? 0
    if (count > 0 && below + count >= wanted) {
      const lower = edges[bucket - 1] ?? 0
      return lower + ((upper - lower) * (wanted - below)) / count
    }
    below += count
  }
  return edges.at(-1)
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, step) => from + step * by)
}
