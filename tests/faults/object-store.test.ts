import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { pdf } from '../api/forms.ts'
import { expectHealth } from './support/health.ts'
import { type FaultyStore, startFaultyStore } from './support/faulty-store.ts'
import { newEnvironment } from './support/new-environment.ts'
import { type Post, postContact } from './support/post-contact.ts'
import { probeLatency } from './support/probe-latency.ts'
import { query } from './support/query.ts'
import { type Site, startSite } from './support/start-site.ts'
import { incomingFiles } from './support/read-stored-data.ts'

/** Two attempts, and a margin for a busy machine. */
const ANSWER_MS = 15_000
/** Less than the shortest time that a page would take that waits for the store; how fast it is, `faults-long` measures. */
const PAGE_MS = 4000

async function start(): Promise<{ store: FaultyStore; site: Site }> {
  const store = await startFaultyStore()
  const env = await newEnvironment('embedded')
  return { store, site: await startSite({ ...env, ...store.env }, onTestFinished) }
}

const withFile = (): Post => ({ key: randomUUID(), files: [{ name: 'a.pdf', content: pdf(randomUUID()) }] })

const count = async ({ env }: Site, table: string) =>
  Number((await query(env, `select count(*) as count from ${table}`))[0]?.count)

test.each([
  ['answers 503', '503'],
  ['cuts the connection', 'cut'],
  ['hangs for ever', 'hang'],
  ['answers 200 with a page of something else', 'garbage'],
  ['keeps what it is sent and does not say so', 'cut-after'],
] as const)('while the object store %s, files are refused and words are taken', async (_what, mode) => {
  const { store, site } = await start()
  const first = await postContact(site.url, withFile())
  expect(first.status).toBe(201)
  store.be(mode)
  const endProbe = await probeLatency(site)
  const post = withFile()
  const [refused, another, words] = await Promise.all([
    postContact(site.url, post),
    postContact(site.url, withFile()),
    postContact(site.url),
  ])
  const latency = await endProbe()
  for (const answer of [refused, another]) {
    expect([answer.status, answer.message === '', answer.retryAfter > 0]).toEqual([503, false, true])
    expect(answer.ms).toBeLessThan(ANSWER_MS)
  }
  expect(words.status).toBe(201)
  expect([latency.failed, latency.max < PAGE_MS]).toEqual([0, true])
  expect([await count(site, 'requests'), await count(site, 'attachments')]).toEqual([2, 1])
  expect(incomingFiles(site.env)).toEqual([])
  if (mode !== 'cut-after') await expectHealth(site.url, 'attachments')

  store.be('works')
  const retried = await postContact(site.url, post)
  const again = await postContact(site.url, post)
  expect([retried.status, again.status, again.id]).toEqual([201, 201, retried.id])
  expect([await count(site, 'requests'), await count(site, 'attachments')]).toEqual([3, 2])
  await expectHealth(site.url)
  expect(incomingFiles(site.env)).toEqual([])
  expect(site.isAlive()).toBe(true)
})

test('a connection that the store closes under an upload costs a retry, not the file', async () => {
  const { store, site } = await start()
  store.be('cut-once')
  expect((await postContact(site.url, withFile())).status).toBe(201)
  expect([await count(site, 'requests'), await count(site, 'attachments')]).toEqual([1, 1])
})
