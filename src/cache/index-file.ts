import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { PackedByKey } from '../incremental/packs.ts'

/** As it is stored: paths and hashes are long, and a pack holds many files. */
type Stored = {
  packs: string[]
  entries: Record<
    string,
    { files: [path: string, size: number, hash: string, pack: number, offset: number][]; value?: unknown }
  >
}

const CHECKSUM_BYTES = 32
/** A path must stay in the folder that it is written to. */
const OUTSIDE = /(?:^|[/\\])\.\.(?:[/\\]|$)|\0/
const PACK_NAME = /^[0-9a-f]{64}$/

/** Writes an index, what packs contain, with a checksum before it. */
export function encodeIndex(packed: PackedByKey): Buffer {
  const numbers = new Map<string, number>()
  const numberOf = (pack: string) => {
    const number = numbers.get(pack) ?? numbers.size
    numbers.set(pack, number)
    return number
  }
  const entries: Stored['entries'] = {}
  for (const [key, { files, ...rest }] of Object.entries(packed))
    entries[key] = {
      ...rest,
      files: files.map(({ path, size, hash, pack, offset }) => [path, size, hash, numberOf(pack), offset]),
    }
  const stored: Stored = { packs: [...numbers.keys()], entries }
  const content = gzipSync(JSON.stringify(stored), { level: 1 })
  return Buffer.concat([checksum(content), content])
}

/** Reads an index. Throws if it is damaged, or names a file outside the site. */
export function decodeIndex(bytes: Buffer): PackedByKey {
  const content = bytes.subarray(CHECKSUM_BYTES)
  if (!checksum(content).equals(bytes.subarray(0, CHECKSUM_BYTES))) throw new Error('it does not have its checksum')
  // Written by encodeIndex, as the checksum shows.
  const { packs, entries } = JSON.parse(gunzipSync(content).toString()) as Stored
  if (!packs.every((name) => PACK_NAME.test(name))) throw new Error('it names a pack that is none')
  const packed: PackedByKey = {}
  for (const [key, { files, ...rest }] of Object.entries(entries)) {
    if (files.some(([path]) => OUTSIDE.test(path))) throw new Error('it names a file outside the site')
    packed[key] = {
      ...rest,
      files: files.map(([path, size, hash, pack, offset]) => ({ path, size, hash, pack: packs[pack] ?? '', offset })),
    }
  }
  return packed
}

function checksum(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
