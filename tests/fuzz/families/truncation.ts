import { type FuzzCase, requestOf } from '../fuzz-case.ts'
import type { Random } from '../random.ts'
import { REAL_BODIES } from './forms.ts'

/**
 * Every position at which each of the realistic bodies can be truncated: once as a complete request, once as a lost
 * connection.
 */
const CUTS = Object.values(REAL_BODIES).flatMap(({ body, ...rest }) =>
  Array.from({ length: body.length }, (_, length) => length).flatMap((length) =>
    [true, false].map((isWhole) => ({ ...rest, body, length, isWhole })),
  ),
)

/** Number of cases. */
export const TRUNCATIONS = CUTS.length

/**
 * Truncates one of the realistic bodies. A complete request declares the length that is sent, the other one that of the
 * whole body.
 */
export function truncation(index: number, random: Random, from: string): FuzzCase {
  const cut = CUTS[index]
  if (!cut) throw new Error(`There is no cut ${index}`)
  const { type, path, body, length, isWhole } = cut
  const headers = [`Content-Type: ${type}`, `Content-Length: ${isWhole ? length : body.length}`]
  const request = requestOf(from, { path, headers, body: body.subarray(0, length) })
  return { pieces: [request], isWhole, end: isWhole ? 'wait' : random.pick(['finish', 'reset', 'stall']) }
}
