import { type FuzzCase, inPieces, requestOf } from '../fuzz-case.ts'
import type { Random } from '../random.ts'
import { fileOf, formOf, PDF, REAL_BODIES } from './forms.ts'

const CHUNK_SIZES = [
  '-1',
  'x',
  '',
  'ffffffffffffffff',
  '1e9',
  '0x5',
  ' 5',
  '5 ',
  '5;ext=1',
  `5;${'e'.repeat(20_000)}`,
  '00000000000000005',
  '7fffffffffffffff',
]
const ENCODINGS = [
  'chunked',
  'Chunked',
  'chunked, chunked',
  'gzip, chunked',
  'chunked, gzip',
  'identity',
  'x',
  '',
  'chunked\r\nTransfer-Encoding: chunked',
]

/** A form with invalid framing: lengths, chunks, expectations, encodings. */
export function framing(random: Random, from: string): FuzzCase {
  return random.pick([wrongLength, chunked, badChunks, expecting, encoded])(random, from)
}

function wrongLength(random: Random, from: string): FuzzCase {
  const { type, path, body } = random.pick(Object.values(REAL_BODIES))
  const right = body.length
  const lengths = random.pick([
    [right - 1 - random.int(right - 1)],
    [right + 1 + random.int(10_000)],
    [-1],
    ['9'.repeat(30)],
    [17_000_000],
    [right, right],
    [right, right + 5],
    ['abc'],
    [`${right}, ${right}`],
    ['0'],
    [`+${right}`],
    [`0x${right.toString(16)}`],
    [`${right}\r\nTransfer-Encoding: chunked`],
  ])
  const headers = [`Content-Type: ${type}`, ...lengths.map((length) => `Content-Length: ${length}`)]
  return { pieces: inPieces(random, requestOf(from, { path, headers, body })), isWhole: false, end: 'finish' }
}

function chunked(random: Random, from: string): FuzzCase {
  const body = formOf(random.chance(0.5) ? [fileOf('plan.pdf', PDF)] : [])
  const chunks: string[] = []
  for (let at = 0; at < body.length; ) {
    const size = 1 + random.int(random.pick([1, 10, 300]))
    const chunk = body.toString('latin1', at, at + size)
    chunks.push(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    at += size
  }
  const trailer = random.chance(0.3)
    ? random.pick(['X-A: b\r\n', 'Content-Length: 5\r\n', `X-A: ${'b'.repeat(9000)}\r\n`])
    : ''
  const content = Buffer.from(`${chunks.join('')}0\r\n${trailer}\r\n`, 'latin1')
  const request = requestOf(from, { headers: [contentType, 'Transfer-Encoding: chunked'], body: content })
  return { pieces: inPieces(random, request), isWhole: true, end: 'wait' }
}

function badChunks(random: Random, from: string): FuzzCase {
  const body = formOf([fileOf('plan.pdf', PDF)])
  const half = body.subarray(0, random.int(body.length))
  const good = `${half.length.toString(16)}\r\n${half.toString('latin1')}\r\n`
  const bad = random.pick([
    `${random.pick(CHUNK_SIZES)}\r\nabcde\r\n`,
    '5\r\nabcdefgh',
    '5\nabcde\n',
    '0\r\n',
    '',
    '0\r\nbad trailer\r\n\r\n',
  ])
  const headers = [contentType, `Transfer-Encoding: ${random.pick(ENCODINGS)}`]
  const request = requestOf(from, { headers, body: Buffer.from((half.length > 0 ? good : '') + bad, 'latin1') })
  return { pieces: inPieces(random, request), isWhole: false, end: random.pick(['finish', 'reset', 'stall']) }
}

function expecting(random: Random, from: string): FuzzCase {
  const expectation = random.pick(['100-continue', '100-Continue', '100-continue, x', 'x', ''])
  const headers = [contentType, `Expect: ${expectation}`]
  const body = formOf([fileOf('plan.pdf', PDF)])
  return { pieces: inPieces(random, requestOf(from, { headers, body })), isWhole: true, end: 'wait' }
}

function encoded(random: Random, from: string): FuzzCase {
  const encoding = random.pick(['gzip', 'br', 'deflate', 'identity', 'x', 'gzip, gzip', ''])
  const { type, path, body } = random.pick(Object.values(REAL_BODIES))
  const content = random.chance(0.5) ? body : Buffer.concat([Buffer.from('1f8b0800', 'hex'), random.bytes(200)])
  const headers = [`Content-Type: ${type}`, `Content-Encoding: ${encoding}`]
  return { pieces: [requestOf(from, { path, headers, body: content })], isWhole: true, end: 'wait' }
}

const contentType = `Content-Type: ${REAL_BODIES['plain form']?.type ?? ''}`
