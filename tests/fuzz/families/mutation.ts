import { type FuzzCase, inPieces } from '../fuzz-case.ts'
import type { Random } from '../random.ts'
import { REAL_BODIES, realRequest } from './forms.ts'

const MOST_CHANGES = 8
const TOKENS = ['\r\n', '--', '"', ';', ':', '\0', '\xff', '%00', 'filename=', 'boundary=', 'chunked', '0', '-1', ' ']

/** A realistic request with bytes changed, removed, repeated, moved or copied from another one. */
export function mutation(random: Random, from: string): FuzzCase {
  const bodies = Object.values(REAL_BODIES)
  let bytes = realRequest(from, random.pick(bodies))
  for (let change = random.int(MOST_CHANGES); change >= 0; change -= 1) {
    const start = random.int(bytes.length + 1)
    const end = Math.min(bytes.length, start + 1 + random.int(random.pick([1, 4, 40])))
    bytes = random.pick([flip, remove, repeat, insert, splice])(random, { bytes, start, end, from })
  }
  return {
    pieces: inPieces(random, bytes),
    isWhole: false,
    end: random.pick(['finish', 'finish', 'finish', 'reset', 'stall']),
  }
}

type Place = { bytes: Buffer; start: number; end: number; from: string }

function flip(random: Random, { bytes, start, end }: Place): Buffer {
  const changed = Buffer.from(bytes)
  for (let at = start; at < end; at += 1) changed[at] = (changed[at] ?? 0) ^ (1 << random.int(8))
  return changed
}

function remove(_random: Random, { bytes, start, end }: Place): Buffer {
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
}

function repeat(random: Random, { bytes, start, end }: Place): Buffer {
  const copies = Array.from({ length: random.pick([1, 1, 3, 50]) }, () => bytes.subarray(start, end))
  return Buffer.concat([bytes.subarray(0, end), ...copies, bytes.subarray(end)])
}

function insert(random: Random, { bytes, start }: Place): Buffer {
  const text = random.chance(0.7) ? Buffer.from(random.pick(TOKENS), 'latin1') : random.bytes(1 + random.int(8))
  return Buffer.concat([bytes.subarray(0, start), text, bytes.subarray(start)])
}

function splice(random: Random, { bytes, start, from }: Place): Buffer {
  const other = realRequest(from, random.pick(Object.values(REAL_BODIES)))
  return Buffer.concat([bytes.subarray(0, start), other.subarray(random.int(other.length))])
}
