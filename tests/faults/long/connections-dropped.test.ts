import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { pdf } from '../../api/forms.ts'
import { expectAllWell } from '../support/expect-all-well.ts'
import { newEnvironment } from '../support/new-environment.ts'
import { findPostgres } from '../support/postgres-server.ts'
import { type Posted, postContact } from '../support/post-contact.ts'
import { query } from '../support/query.ts'
import { type Site, startSite } from '../support/start-site.ts'

const LANES = 6
const FAULTS_MS = 6_000
const EVERY_MS = 150
/** Number of retries of a visitor. */
const TRIES = 20

type Told = { answers: Posted[]; acknowledged: Set<string>; unanswered: number; keys: number }

/** Sends requests, each with its key until it is acknowledged, until there were enough failures. */
async function postUntil(site: Site, isOver: () => boolean): Promise<Told> {
  const told: Told = { answers: [], acknowledged: new Set(), unanswered: 0, keys: 0 }
  const lane = async () => {
    while (!isOver() && site.isAlive()) {
      const post = { key: randomUUID(), files: [{ name: 'a.pdf', content: pdf(randomUUID()) }] }
      told.keys += 1
      const id = await acknowledge(site, post, told)
      if (id) told.acknowledged.add(id)
      else told.unanswered += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return told
}

async function acknowledge(site: Site, post: Parameters<typeof postContact>[1], told: Told): Promise<string> {
  for (let turn = 0; turn < TRIES && site.isAlive(); turn += 1) {
    const answer = await postContact(site.url, post)
    told.answers.push(answer)
    if (answer.status === 201) return answer.id
    await wait(EVERY_MS)
  }
  return ''
}

test.each([
  [
    'connections to it are dropped again and again',
    async (url: string) => {
      const end = Date.now() + FAULTS_MS
      while (Date.now() < end) {
        await query(
          { DATA_DIR: '', DATABASE_URL: url },
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        await wait(EVERY_MS)
      }
    },
  ],
  [
    'it crashes and starts again',
    async () => {
      const server = await findPostgres()
      for (let turn = 0; turn < 2; turn += 1) {
        await wait(1_000)
        server.crash()
      }
      await wait(1_000)
    },
  ],
])('on PostgreSQL no acknowledged request is lost while %s', async (_what, disturb) => {
  const site = await startSite(await newEnvironment('postgres'), onTestFinished)
  let isOver = false
  const posting = postUntil(site, () => isOver)
  await disturb(site.env.DATABASE_URL ?? '')
  isOver = true
  const { answers, acknowledged, unanswered, keys } = await posting
  const refused = answers.filter(({ status }) => status !== 201)
  console.log(`${keys} keys, ${answers.length} answers, ${refused.length} of them refused`)
  expect(site.isAlive(), site.log()).toBe(true)
  expect(acknowledged.size).toBeGreaterThan(LANES)
  expect(refused.filter(({ status }) => status !== 503)).toEqual([])
  expect(refused.filter(({ message, retryAfter }) => message === '' || !(retryAfter > 0))).toEqual([])
  // Each was acknowledged in the end, and is stored once.
  expect([unanswered, acknowledged.size]).toEqual([0, keys])
  const [row] = await query(site.env, 'select count(*) as count from requests')
  expect(Number(row?.count)).toBe(keys)
  await expectAllWell(site, acknowledged)
})
