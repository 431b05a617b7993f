import { type FuzzCase, requestOf } from '../fuzz-case.ts'
import type { Random } from '../random.ts'
import { REAL_BODIES } from './forms.ts'

/** Every place at which each of the real bodies can be cut: once as a whole request, once as a connection that breaks. */
const CUTS = Object.values(REAL_BODIES).flatMap(({ body, ...rest }) =>
  Array.from({ length: body.length }, (_, length) => length).flatMap((length) =>
    [true, false].map((isWhole) => ({ ...rest, body, length, isWhole })),
  ),
)

/** How many cases there are. */
export const TRUNCATIONS = CUTS.length

/** Cuts one of the real bodies. A whole request has the length of what is sent, another one that of the uncut body. */
export function truncation(index: number, random: Random, from: string): FuzzCase {
  const cut = CUTS[index]
  if (!cut) throw new Error(`There is no cut ${index}`)
  const { type, path, body, length, isWhole } = cut
  const headers = [`Content-Type: ${type}`, `Content-Length: ${isWhole ? length : body.length}`]
  const request = requestOf(from, { path, headers, body: body.subarray(0, length) })
  return { pieces: [request], isWhole, end: isWhole ? 'wait' : random.pick(['finish', 'reset', 'stall']) }
}
