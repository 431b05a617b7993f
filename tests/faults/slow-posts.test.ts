import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formOf } from '../api/forms.ts'
import { newEnvironment } from './support/new-environment.ts'
import { postContact, someAddress } from './support/post-contact.ts'
import { startSite } from './support/start-site.ts'

const NETWORKS = 8
const POSTS_OF_NETWORK = 4
const LARGE_BYTES = 1024 * 1024
const SMALL_BYTES = 1024
const CONNECTIONS = 32
const VISITORS = 20
/** How long a visitor waits for the answer. */
const ANSWER_MS = 2000
const TOKEN = 'figures-of-this-test'

async function start() {
  return startSite({ ...(await newEnvironment('embedded')), METRICS_TOKEN: TOKEN }, onTestFinished)
}

async function figuresOf(url: string): Promise<string> {
  return (await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text()
}

/** Begins to send a contact request. The end of the test destroys it. */
function begin(url: string, from: string, { type = 'multipart/form-data; boundary=b', bytes = 0, text = '--b' }) {
  const headers = { 'content-type': type, 'content-length': bytes, 'x-forwarded-for': from }
  const post = request(`${url}/api/contact`, { method: 'POST', headers })
  post.on('error', () => undefined)
  post.write(text)
  onTestFinished(() => void post.destroy())
  return post
}

async function statusOf(post: ClientRequest): Promise<number | undefined> {
  const [{ statusCode }] = (await once(post, 'response')) as [IncomingMessage]
  return statusCode
}

test('while 32 unfinished uploads from eight networks keep all slots of uploads, forms without files are stored', async () => {
  const site = await start()
  for (let turn = 0; turn < NETWORKS * POSTS_OF_NETWORK; turn += 1)
    begin(site.url, `2001:db8:${turn % NETWORKS}::1`, { bytes: LARGE_BYTES })
  await vi.waitFor(async () => expect(await figuresOf(site.url)).toMatch(/^site_uploads_running 32$/m), 10_000)
  const visitors = await Promise.all(Array.from({ length: 5 }, () => postContact(site.url)))
  expect(visitors.map(({ status }) => status)).toEqual(visitors.map(() => 201))
})

test.each([
  ['uploads', LARGE_BYTES],
  ['small forms', SMALL_BYTES],
])(
  'while one address keeps 32 slow connections with %s open, each visitor is answered within 2 s',
  async (_, bytes) => {
    const site = await start()
    const from = someAddress()
    const open = new Set<ClientRequest>()
    let isOver = false
    // One that the server closes is replaced.
    const keepOpen = () => {
      if (isOver) return
      const post = begin(site.url, from, { bytes })
      open.add(post)
      post.once('close', () => {
        open.delete(post)
        keepOpen()
      })
    }
    for (let turn = 0; turn < CONNECTIONS; turn += 1) keepOpen()
    await vi.waitFor(async () => expect(await figuresOf(site.url)).toMatch(/^site_uploads_running 4$/m), 10_000)
    const answers: [status: number, isInTime: boolean, ms: number, open: number][] = []
    for (let turn = 0; turn < VISITORS; turn += 1) {
      const { status, ms } = await postContact(site.url)
      answers.push([status, ms < ANSWER_MS, Math.round(ms), open.size])
    }
    isOver = true
    const expected = answers.map(([, , ms]) => [201, true, ms, CONNECTIONS])
    expect(answers, 'status, in time, milliseconds and open connections of each').toEqual(expected)
    console.log(`milliseconds of each visitor: ${answers.map(([, , ms]) => ms).join(' ')}`)
  },
)

test('a small form is stored although its line pauses for 16 seconds, but an upload that pauses is refused', async () => {
  const site = await start()
  const body = new Response(formOf({}))
  const type = body.headers.get('content-type') ?? ''
  const text = await body.text()
  const half = text.length / 2
  const small = begin(site.url, someAddress(), { type, bytes: Buffer.byteLength(text), text: text.slice(0, half) })
  const large = begin(site.url, someAddress(), { bytes: LARGE_BYTES })
  const statuses = Promise.all([small, large].map(statusOf))
  await wait(16_000)
  small.end(text.slice(half))
  expect(await statuses).toEqual([201, 408])
})
