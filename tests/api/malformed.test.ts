import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from './start-api.ts'

const COUNT = 2_000
const AT_ONCE = 25
const SEED = 20_261_121
/** Long enough for a busy machine; a request that is cut short is answered, or its connection ends, before. */
const PATIENCE_MS = 5_000
/** How long a request may take to be answered before its sender gives up. */
const ANSWER_MS = 500

let api: Api
beforeAll(async () => {
  api = await startApi('embedded')
})
afterAll(() => api.close())

/** Numbers from 0 to 1 that are the same on every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = createRandom(SEED)
/** Limits count by address. */
const someAddress = () => [10, 1, 1, 1].map((least) => Math.max(least, Math.floor(random() * 256))).join('.')
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const bytes = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)))

const PATHS = [
  '/api/contact',
  '/api/users/login',
  '/api/users/extend',
  '/api/users/profile',
  '/api/users/logout',
  '/api/product',
  '/api/product/search',
  '/api/news/%zz',
  '/api/faq/%00',
  '/api/hierarchy/subtree/series/..%2f..',
  '/api/%c0%ae%c0%ae/',
  '/api//',
  '/api/case/1e999',
  '/api/product?page=-1&pageSize=1e9',
  '/api/product?page[]=1&page[]=2',
  '/api/product/search?q=%ff%fe',
  '/api/series/__proto__',
  '/api/product/constructor',
  '/api/health?lang=__proto__',
  `/api/${'a'.repeat(6000)}`,
]
const METHODS = ['GET', 'POST', 'POST', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS']
const VALUES = [
  '',
  'x',
  '\0',
  '\ufffd',
  'a'.repeat(70_000),
  '=cmd|calc',
  '../../../etc/passwd',
  '{"a":1}',
  '字'.repeat(6000),
  '0'.repeat(30),
]
const NAMES = [
  'type',
  'subject',
  'details',
  'name',
  'phone',
  'email',
  'files',
  'lang',
  'key',
  '__proto__',
  'constructor',
  'toString',
  '',
  'x'.repeat(500),
]
const FILE_NAMES = ['a.pdf', '', '../../a.zip', 'a\0.png', '%00', '"', 'a"; name="b', '\u202e.exe', 'x'.repeat(3000)]
const FILE_STARTS = [
  '%PDF-1.7',
  'PK\x03\x04',
  'PK\x05\x06',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'AC1032\0\0\0\0\0',
  '\x89PNG\r\n\x1a\n',
  '\0\0\0\x18ftypheic',
  'RIFF\0\0\0\0WEBP',
  '',
]
const JSONS = [
  '{',
  '{"account":',
  '[]',
  'null',
  '1',
  '"x"',
  '{"__proto__":{"role":"admin"}}',
  '{"account":{},"password":[]}',
  '{"account":"\\u0000","password":"\\ud800"}',
  `{"account":"${'a'.repeat(5000)}","password":"x"}`,
  '['.repeat(20_000),
  '{"account":"a","account":"b","password":true}',
  '\ufeff{}',
  '{"lang":{"a":1}}',
]

/** A form; every other one is whole, and only what stands in it is not as it should be. */
function multipart(): { type: string; body: Buffer } {
  const isWhole = random() < 0.5
  const boundary = isWhole ? 'b' : pick(['b', '----x', 'a b', '', '\u{1f600}', 'x'.repeat(200)])
  const parts = Array.from({ length: Math.floor(random() * 8) }, () => {
    const isFile = random() < 0.5
    const file = isFile ? `; filename="${pick(FILE_NAMES)}"` : ''
    const head = `Content-Disposition: form-data; name="${pick(NAMES)}"${file}${pick(['', '\r\nContent-Type: application/json', '\r\nContent-Type: text/plain; charset=utf-16', isWhole ? '' : '\r\nx'])}`
    const content = isFile
      ? Buffer.concat([Buffer.from(pick(FILE_STARTS), 'latin1'), bytes(Math.floor(random() * 600))])
      : Buffer.from(pick(VALUES))
    return Buffer.concat([
      Buffer.from(`--${boundary}${isWhole ? '\r\n' : pick(['\r\n', '\n', ''])}${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ])
  })
  const whole = `--${boundary}--\r\n`
  const end = isWhole ? whole : pick(['', `--${boundary}`, whole + 'x'.repeat(5000)])
  return {
    type: isWhole
      ? 'multipart/form-data; boundary=b'
      : pick([
          `multipart/form-data; boundary="${boundary}"`,
          'multipart/form-data',
          'multipart/form-data; boundary=other',
        ]),
    body: Buffer.concat([...parts, Buffer.from(end)]),
  }
}

function malformed(): Buffer {
  const { type, body } = pick([
    multipart,
    multipart,
    () => ({ type: 'application/json', body: Buffer.from(pick(JSONS)) }),
    () => ({
      type: pick(['application/json; charset=utf-7', 'text/xml', 'x', '']),
      body: bytes(Math.floor(random() * 2000)),
    }),
  ])()
  const length = pick([
    body.length,
    body.length,
    body.length,
    body.length + 10,
    Math.max(0, body.length - 10),
    -1,
    1e12,
  ])
  const headers = [
    'Host: x',
    `X-Forwarded-For: ${pick(['', 'x', '::1', '999.1.1.1', 'a,b,c', ...Array.from({ length: 8 }, someAddress)])}`,
    `Content-Type: ${type}`,
    `Accept: ${pick(['*/*', 'text/html', '\x7f'])}`,
    `Authorization: ${pick(['', 'Bearer', 'Bearer \xff', `Bearer ${'a'.repeat(3000)}`])}`,
    `Idempotency-Key: ${pick(['', 'x', '\xe5', '00000000-0000-0000-0000-000000000000'])}`,
    pick([
      `Content-Length: ${length}`,
      `Content-Length: ${body.length}`,
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: chunked, gzip',
    ]),
    'Connection: close',
  ]
  const [method, path] = random() < 0.4 ? ['POST', '/api/contact'] : [pick(METHODS), pick(PATHS)]
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`, 'latin1'), body])
}

/** Sends bytes as they are, ends, and gives the status of what comes back; 0 when nothing does. */
function send(request: Buffer): Promise<number> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
  let answer = ''
  return new Promise((resolve) => {
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    // The server may close before all is sent.
    socket.on('error', () => undefined)
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    // Node takes the end of what is sent for the end of who sends it, and answers nobody.
    const end = setTimeout(() => socket.end(), ANSWER_MS)
    socket.on('close', () => {
      clearTimeout(end)
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0))
    })
    socket.write(request)
  })
}

test(`none of ${COUNT} malformed requests is a fault of the server, and none leaves anything behind`, async () => {
  const statuses = new Map<number, number>()
  const waiting = Array.from({ length: COUNT }, malformed)
  const memory = process.memoryUsage().rss
  const sendAll = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const status = await send(request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
  const faults = api.log.filter((line) => line.includes('"level":50'))
  expect(faults).toEqual([])
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  // Requests of many kinds got as far as being answered.
  for (const status of [400, 401, 404, 415, 422]) expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(1)
  expect((await api.call('/api/health')).status).toBe(200)
  expect(readdirSync(api.services.incomingDir)).toEqual([])
  expect(process.memoryUsage().rss - memory).toBeLessThan(300 * 1024 * 1024)
})
