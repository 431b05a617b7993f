import { framing } from './families/framing.ts'
import { methods, queries, staticPaths } from './families/addresses.ts'
import { headers } from './families/headers.ts'
import { json } from './families/json.ts'
import { multipart } from './families/multipart.ts'
import { mutation } from './families/mutation.ts'
import { truncation, TRUNCATIONS } from './families/truncation.ts'
import type { Family, FuzzCase } from './fuzz-case.ts'
import { createRandom } from './random.ts'

/** Families of cases, with their percentages. */
const FAMILIES: readonly { name: string; make: Family; share: number }[] = [
  { name: 'multipart', make: multipart, share: 38 },
  { name: 'mutation', make: mutation, share: 20 },
  { name: 'framing', make: framing, share: 12 },
  { name: 'headers', make: headers, share: 10 },
  { name: 'json', make: json, share: 8 },
  { name: 'queries', make: queries, share: 4 },
  { name: 'methods', make: methods, share: 4 },
  { name: 'static paths', make: staticPaths, share: 4 },
]
const TICKETS = FAMILIES.flatMap((family) => Array.from({ length: family.share }, () => family))

/** Creates the case with a number: first all truncations, then cases of all families; the same for the same seed. */
export function makeCase(seed: number, index: number): FuzzCase & { index: number; family: string } {
  const random = createRandom(seed, index)
  const from = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  if (index < TRUNCATIONS) return { index, family: 'truncation', ...truncation(index, random, from) }
  const { name, make } = random.pick(TICKETS)
  return { index, family: name, ...make(random, from) }
}
