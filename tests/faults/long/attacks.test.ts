import { statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pdf } from '../../api/forms.ts'
import { expectAllWell } from '../support/expect-all-well.ts'
import { newEnvironment } from '../support/new-environment.ts'
import { postContact, someAddress } from '../support/post-contact.ts'
import { probeLatency } from '../support/probe-latency.ts'
import { type Environment, type Site, startSite } from '../support/start-site.ts'
import { incomingFiles } from '../support/read-stored-data.ts'

const UPLOADS = 60
const ADDRESSES = 200
const UPLOAD_BYTES = 14 * 1024 * 1024
const POSTS = 30
const UPLOADS_OF_ONE_ADDRESS = 4
const MAX_BODY_BYTES = 16 * 1024 * 1024
const ANSWER_MS = 5_000
/** A client with too many uploads waits ten seconds for a slot. */
const PATIENCE_MS = 20_000

async function start(more: Record<string, string> = {}): Promise<Site> {
  return startSite({ ...(await newEnvironment('embedded')), ...more }, onTestFinished)
}

const bytesIn = (env: Environment) =>
  incomingFiles(env).reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0)

type Upload = { socket: Socket; answer: () => string }

/** Sends a form and waits for the response. */
async function send(
  site: Site,
  body: string,
  from = someAddress(),
  type = 'multipart/form-data; boundary=X',
): Promise<string> {
  const headers = ['POST /api/contact HTTP/1.1', 'Host: localhost', 'Connection: close', `X-Forwarded-For: ${from}`]
  const head = [...headers, `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined)
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  socket.write(`${head}\r\n\r\n${body}`)
  return new Promise((resolve) => socket.once('close', () => resolve(answer)))
}

/** Starts an upload and never finishes it. */
function beginUpload(site: Site, from: string, bytes: number): Upload {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined)
  const file = (name: string) =>
    `--X\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n%PDF-1.7\n`
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    `X-Forwarded-For: ${from}`,
    'Content-Type: multipart/form-data; boundary=X',
    `Content-Length: ${MAX_BODY_BYTES - 1000}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${file('a.pdf')}`)
  for (const name of ['b.pdf', 'c.pdf', '']) {
    socket.write(Buffer.alloc(Math.floor(bytes / 3)))
    if (name) socket.write(`\r\n${file(name)}`)
  }
  return { socket, answer: () => answer }
}

const part = (disposition: string, content = 'x') =>
  `--X\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}`
const TRUNCATED = {
  'a file in an unknown field': part('name="o"; filename="a"') + '\r\n',
  'a file without a name': part('name="files"; filename=""') + '\r\n',
  'a file': part('name="files"; filename="a.pdf"') + '\r\n',
  'a fourth file': ['a', 'b', 'c', 'd'].map((name) => `${part(`name="files"; filename="${name}"`)}\r\n`).join(''),
  'a field': part('name="subject"'),
  'a header': '--X\r\nContent-Disposition: form-data; na',
  'a boundary': '--',
  nothing: '',
  'a file in a part without a name': part('filename="a"') + '\r\n',
  'two files in an unknown field': `${part('name="o"; filename="a"')}\r\n${part('name="o"; filename="b"')}`,
}

test.each(Object.entries(TRUNCATED))(
  'a form that ends within %s is refused, and the process keeps running',
  async (_what, body) => {
    const site = await start()
    const from = someAddress()
    expect(await send(site, body, from)).toMatch(/^HTTP\/1\.1 4\d\d /)
    // Beyond the address's limit the body is not written to the disk: another code path.
    for (let turn = 0; turn < 40; turn += 1) await postContact(site.url, { from })
    expect(await send(site, body, from)).toMatch(/^HTTP\/1\.1 4\d\d /)
    await expectAllWell(site, [])
  },
)

const LARGE = 'v'.repeat(40_000)
const ODD_PARTS = {
  'a part without a disposition': `--X\r\nX-A: b\r\n\r\n${LARGE}`,
  'a part of another disposition': `--X\r\nContent-Disposition: attachment; name="a"\r\n\r\n${LARGE}`,
  'a part without headers': `--X\r\n\r\n${LARGE}`,
  'a part without a name': `--X\r\nContent-Disposition: form-data\r\n\r\n${LARGE}`,
  'a header that is too large': `--X\r\nX-A: ${'h'.repeat(90_000)}\r\n\r\n${LARGE}`,
  'a file name that is too large': part(`name="files"; filename="${'a'.repeat(100_000)}"`, '%PDF-1.7\n'),
  'a file in an unknown field': part('name="o"; filename="a"', LARGE),
  'a text before the first part': `${LARGE}\r\n${part('name="a"')}`,
}

test.each(Object.entries(ODD_PARTS))('a form with %s gets a response at once', async (_what, body) => {
  const site = await start()
  const started = performance.now()
  expect(await send(site, `${part('name="files"; filename="a.pdf"', '%PDF-1.7\n')}\r\n${body}\r\n--X--\r\n`)).toMatch(
    /^HTTP\/1\.1 4\d\d /,
  )
  expect(performance.now() - started).toBeLessThan(ANSWER_MS)
  await expectAllWell(site, [])
})

test('four of 60 unfinished uploads from one address are received', async () => {
  const site = await start()
  const from = someAddress()
  const endProbe = await probeLatency(site)
  const uploads = Array.from({ length: UPLOADS }, () => beginUpload(site, from, UPLOAD_BYTES))
  onTestFinished(() => uploads.forEach(({ socket }) => socket.destroy()))
  const refused = () => uploads.filter(({ answer }) => answer().startsWith('HTTP/1.1 429 '))
  await vi.waitFor(() => expect(refused()).toHaveLength(UPLOADS - UPLOADS_OF_ONE_ADDRESS), {
    timeout: PATIENCE_MS,
    interval: 100,
  })
  for (const { answer } of refused()) expect(answer()).toMatch(/retry-after: [1-9]/i)
  const bytes = bytesIn(site.env)
  console.log(`${UPLOADS} unfinished uploads from one address: ${(bytes / 1024 / 1024).toFixed(1)} MB in incoming/`)
  expect(bytes).toBeLessThanOrEqual(UPLOADS_OF_ONE_ADDRESS * MAX_BODY_BYTES)
  // Another client is not affected.
  expect((await postContact(site.url, { files: [{ name: 'a.pdf', content: pdf('other') }] })).status).toBe(201)
  for (const { socket } of uploads) socket.resetAndDestroy()
  await vi.waitFor(() => expect(incomingFiles(site.env)).toEqual([]), { timeout: PATIENCE_MS, interval: 100 })
  const latency = await endProbe()
  expect([latency.failed, latency.max < 1000]).toEqual([0, true])
  await expectAllWell(site, [])
})

test('clients with sixty uploads each do not block other clients', async () => {
  const site = await start()
  const attackers = [someAddress(), someAddress(), someAddress()]
  const uploads = attackers.flatMap((from) => Array.from({ length: UPLOADS }, () => beginUpload(site, from, 3_000)))
  onTestFinished(() => uploads.forEach(({ socket }) => socket.destroy()))
  // Thirty of each are processed, and some of them wait for others.
  const refused = () => uploads.filter(({ answer }) => answer() !== '')
  await vi.waitFor(() => expect(refused().length).toBeGreaterThanOrEqual(attackers.length * (UPLOADS - POSTS)), {
    timeout: PATIENCE_MS,
    interval: 20,
  })
  const answers = await Promise.all([1, 2, 3].map(() => postContact(site.url)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
})

test('some of 200 unfinished uploads from as many addresses are refused, and pages are still served', async () => {
  const site = await start()
  const uploads = Array.from({ length: ADDRESSES }, () => beginUpload(site, someAddress(), 30_000))
  onTestFinished(() => uploads.forEach(({ socket }) => socket.destroy()))
  const refused = () => uploads.filter(({ answer }) => answer() !== '')
  await vi.waitFor(() => expect(refused().length).toBeGreaterThan(0), { timeout: PATIENCE_MS, interval: 100 })
  for (const { answer } of refused()) {
    expect(answer()).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer()).toMatch(/retry-after: [1-9]/i)
    expect(answer()).toContain('"success":false')
  }
  expect((await fetch(site.url)).status).toBe(200)
  for (const { socket } of uploads) socket.resetAndDestroy()
  await vi.waitFor(() => expect(incomingFiles(site.env)).toEqual([]), { timeout: PATIENCE_MS, interval: 100 })
  await expectAllWell(site, [])
})

test('behind one proxy a client cannot choose the address for its rate limits', async () => {
  const site = await start({ TRUST_PROXY: '1' })
  const from = someAddress()
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn += 1)
    statuses.push((await postContact(site.url, { from: `${someAddress()}, ${from}` })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429])
})

test('three files with the longest allowed names do not delay pages', async () => {
  const site = await start()
  const endProbe = await probeLatency(site)
  const files = Array.from(
    { length: 3 },
    () => `${part(`name="files"; filename="${'a'.repeat(78_000)}."`, '%PDF-1.7\n')}\r\n`,
  )
  expect(await send(site, `${files.join('')}--X--\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /)
  const latency = await endProbe()
  expect(latency.max).toBeLessThan(500)
  await expectAllWell(site, [])
})
