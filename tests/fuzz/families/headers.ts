import { type FuzzCase, inPieces, requestOf } from '../fuzz-case.ts'
import type { Random } from '../random.ts'
import { formOf, REAL_BODIES, realRequest } from './forms.ts'

const PATHS = [
  '/',
  '/api/health',
  '/api/contact',
  '/api/users/profile',
  '/api/product',
  '/nowhere',
  '*',
  'http://localhost/',
  '',
  '/%',
  '/\xff',
  `/${'a'.repeat(20_000)}`,
  '/a b',
]
const METHODS = [
  'GET',
  'get',
  'POST',
  'FOO',
  'M'.repeat(200),
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  '',
  '\0',
]
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/3', 'HTTP/1.', 'http/1.1', '']
const LINES = [
  `X-Large: ${'h'.repeat(15_000)}`,
  `X-Huge: ${'h'.repeat(90_000)}`,
  Array.from({ length: 1900 }, (_, index) => `A${index}: b`).join('\r\n'),
  Array.from({ length: 3000 }, () => 'A: b').join('\r\n'),
  'X-Null: a\0b',
  'X-Folded: a\r\n b',
  'X-Byte: \xff',
  'X-Space : a',
  'no colon',
  ': no name',
  'Host: other',
  'Host:',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'X-Forwarded-For: ,,,',
  `X-Forwarded-For: ${'1.1.1.1, '.repeat(1500)}`,
  'X-Forwarded-For: \xff',
  'X-Forwarded-For: ::1%lo',
  'X-Forwarded-Host: \xff',
  'X-Forwarded-Proto: javascript',
  'Authorization: Bearer',
  'Authorization: Bearer \xff\xfe',
  `Authorization: Bearer ${'t'.repeat(10_000)}`,
  'Authorization: Basic Og==',
  'Cookie: a',
  `Cookie: ${'a=b; '.repeat(2000)}`,
  'Range: bytes=0-',
  'Range: bytes=-1,-2,5-1,0-0,0-0',
  `Range: bytes=${'0-1,'.repeat(2000)}`,
  'If-Modified-Since: x',
  'If-None-Match: *',
  'If-Range: "x"',
  'Accept: \x7f',
  'Accept-Encoding: br;q=x, gzip;q=-1, *',
  'Origin: null',
  'Origin: \xff',
  'Access-Control-Request-Method: \xff',
  'Idempotency-Key: \xff',
  'Content-Type: \xff',
  'Keep-Alive: timeout=-1',
  'Max-Forwards: x',
  'Te: trailers, chunked;q=2',
]

/** Requests with unusual first lines and headers, and several on one connection. */
export function headers(random: Random, from: string): FuzzCase {
  return random.pick([oddLines, oddLines, oddHeaders, oddHeaders, oddHeaders, pipelined, noise])(random, from)
}

function oddLines(random: Random, from: string): FuzzCase {
  const line = random.pick([
    () => `${random.pick(METHODS)} ${random.pick(PATHS)} ${random.pick(VERSIONS)}`,
    () => `GET ${random.pick(PATHS)}`,
    () => 'GET  /  HTTP/1.1',
    () => random.bytes(40).toString('latin1'),
    () => '\r\n\r\nGET / HTTP/1.1',
    () => 'G'.repeat(100_000),
  ])()
  const newLine = random.chance(0.8) ? '\r\n' : random.pick(['\n', '\r', '\n\r'])
  const host = random.chance(0.9) ? [`Host: localhost`] : []
  const text = [line, ...host, `X-Forwarded-For: ${from}`, 'Connection: close', '', ''].join(newLine)
  return { pieces: inPieces(random, Buffer.from(text, 'latin1')), isWhole: false, end: 'finish' }
}

function oddHeaders(random: Random, from: string): FuzzCase {
  const lines = Array.from({ length: 1 + random.int(4) }, () => random.pick(LINES))
  const [method, path] = random.pick([
    ['GET', '/'],
    ['GET', '/api/health'],
    ['GET', '/api/users/profile'],
    ['PATCH', '/api/users/extend'],
    ['DELETE', '/api/users/logout'],
    ['OPTIONS', '/api/contact'],
    ['HEAD', '/'],
    ['POST', '/api/contact'],
  ])
  const type = [`Content-Type: ${REAL_BODIES['plain form']?.type}`]
  const request = requestOf(
    from,
    method === 'POST'
      ? { headers: [...type, ...lines], body: formOf() }
      : { method: method ?? '', path: path ?? '', headers: lines },
  )
  return { pieces: inPieces(random, request), isWhole: false, end: 'finish' }
}

/** The last request closes the connection. */
function pipelined(random: Random, from: string): FuzzCase {
  const [form = { type: '', path: '', body: Buffer.alloc(0) }] = Object.values(REAL_BODIES)
  const first = Array.from({ length: 1 + random.int(12) }, () =>
    random.pick([
      () => Buffer.from(`GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`),
      () => Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      () => Buffer.from(realRequest(from, form).toString('latin1').replace('Connection: close\r\n', ''), 'latin1'),
      () =>
        Buffer.from(
          'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 3\r\n\r\nabc',
        ),
    ])(),
  )
  const last = requestOf(from, { method: 'GET', path: '/' })
  return { pieces: inPieces(random, Buffer.concat([...first, last])), isWhole: true, end: 'wait' }
}

function noise(random: Random): FuzzCase {
  return { pieces: [random.bytes(1 + random.int(2000))], isWhole: false, end: 'finish' }
}
