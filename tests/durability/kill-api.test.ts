/*
 * Many visitors send 500 contact requests with files to the API at once, and it is killed (SIGKILL) meanwhile; then it
 * is restarted. Every request acknowledged with 201 must be stored once with its file. Requests without a response are
 * sent again with their key, as the page does.
 */
import type { ChildProcess } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openAttachmentStore } from '../../src/server/attachments/open-attachment-store.ts'
import { readConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { findRequest } from '../../src/server/database/requests.ts'
import { createDatabase, DATABASES } from '../api/databases.ts'
import { startProcess, stop } from '../start-process.ts'

const COUNT = 500
const AT_ONCE = 50
/** The API is killed after these numbers of responses. */
const KILLS = [60, 150, 280]
const MAX_FILE_BYTES = 200_000
/** Takes about ten seconds on an idle machine. */
const TEST_MS = 300_000

type Submission = { key: string; content: Uint8Array<ArrayBuffer>; from: string; id?: string }
type Environment = { DATABASE_URL: string; DATA_DIR: string; TRUST_PROXY: string }

describe.each(DATABASES)('on $kind', ({ kind, isHere }) => {
  test.skipIf(!isHere)(
    'every request acknowledged before the API was killed is stored once with its file',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'durability-'))
      onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
      const env = { DATABASE_URL: (await createDatabase(kind)) ?? '', DATA_DIR: dataDir, TRUST_PROXY: '1' }
      const submissions = makeSubmissions()
      for (const kill of [...KILLS, Number.POSITIVE_INFINITY]) await sendUntil(kill, submissions, env)
      expect(submissions.filter(({ id }) => id === undefined)).toEqual([])
      expect(await findFaults(submissions, env)).toEqual({ stored: COUNT, lost: [], twice: [], withoutFile: [] })
    },
    TEST_MS,
  )
})

function makeSubmissions(): Submission[] {
  return Array.from({ length: COUNT }, (_, index): Submission => {
    const content = new Uint8Array(Math.ceil(Math.random() * MAX_FILE_BYTES) + 16)
    content.set(new TextEncoder().encode(`%PDF-1.7 ${index}\n`))
    return { key: randomUUID(), content, from: `10.0.${index >> 8}.${index & 255}` }
  })
}

/** Starts the API, sends the requests without a response, and kills it at a total number of responses. */
async function sendUntil(kill: number, submissions: readonly Submission[], env: Environment): Promise<void> {
  const { child, url } = await startProcess('api.ts', env)
  const waiting = submissions.filter(({ id }) => id === undefined)
  const answered = () => submissions.filter(({ id }) => id !== undefined).length
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(waiting, url, child, () => answered() >= kill)))
  await stop(child)
  expect(child.signalCode).toBe(kill === Number.POSITIVE_INFINITY ? null : 'SIGKILL')
}

async function sendAll(waiting: Submission[], url: string, child: ChildProcess, isOver: () => boolean): Promise<void> {
  for (
    let next = waiting.shift();
    next && child.exitCode === null && child.signalCode === null;
    next = waiting.shift()
  ) {
    const id = await send(next, url).catch(() => undefined)
    if (id === undefined) continue
    next.id = id
    if (isOver()) child.kill('SIGKILL')
  }
}

async function send({ key, content, from }: Submission, url: string): Promise<string> {
  const form = new FormData()
  const fields = {
    type: 'other',
    subject: key,
    details: 'd',
    name: 'n',
    phone: '0912345678',
    email: 'a@example.com',
    lang: 'zh',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.append('files', new Blob([content]), 'a.pdf')
  const headers = { 'idempotency-key': key, 'x-forwarded-for': from }
  const response = await fetch(`${url}/api/contact`, { method: 'POST', body: form, headers })
  const answer = (await response.json()) as { result?: { contact: { id: string } } }
  if (response.status !== 201 || !answer.result) throw new Error(`answered ${response.status}`)
  return answer.result.contact.id
}

/** Compares all requests in the database and all files in the store with what was sent. */
async function findFaults(submissions: readonly Submission[], env: Environment) {
  const config = readConfig(process.cwd(), env)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: env.DATA_DIR })
  onTestFinished(() => database.destroy())
  const store = await openAttachmentStore(config)
  const keys = await database.selectFrom('requests').select(['subject']).execute()
  const faults = { stored: keys.length, lost: [] as string[], twice: [] as string[], withoutFile: [] as string[] }
  for (const { id, key, content } of submissions) {
    const request = id === undefined ? undefined : await findRequest(database, id)
    if (request?.subject !== key) faults.lost.push(key)
    if (keys.filter(({ subject }) => subject === key).length > 1) faults.twice.push(key)
    const hash = createHash('sha256').update(content).digest('hex')
    const isWhole = request?.attachments[0]?.hash === hash && (await buffer(await store.read(hash))).equals(content)
    if (!isWhole) faults.withoutFile.push(key)
  }
  return faults
}
