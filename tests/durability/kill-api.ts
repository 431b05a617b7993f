/*
 * Run by hand, `npm run test:durability`: 500 contact requests with files are sent to the API at once by many visitors, and
 * it is killed (SIGKILL) while they are; then it is started again and asked for every request that it had answered with 201:
 * each must be there with its file, once. What was not answered is sent again with its key, as the page does.
 * `DATABASE_URL` names an empty PostgreSQL; the embedded database is used without it.
 */
import type { ChildProcess } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openAttachmentStore } from '../../src/server/attachments/attachment-store.ts'
import { readConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { findRequest } from '../../src/server/database/requests.ts'
import { startProcess, stop } from '../start-process.ts'

const COUNT = 500
const AT_ONCE = 50
/** When the API is killed: after so many answers. */
const KILLS = [60, 150, 280]
const MAX_FILE_BYTES = 200_000

type Submission = { key: string; content: Uint8Array<ArrayBuffer>; from: string; id?: string }

const dataDir = mkdtempSync(join(tmpdir(), 'durability-'))
const { DATABASE_URL = '' } = process.env
const env = { DATABASE_URL, DATA_DIR: dataDir, TRUST_PROXY: '1' }
const submissions = Array.from({ length: COUNT }, (_, index): Submission => {
  const content = new Uint8Array(Math.ceil(Math.random() * MAX_FILE_BYTES) + 16)
  content.set(new TextEncoder().encode(`%PDF-1.7 ${index}\n`))
  return { key: randomUUID(), content, from: `10.0.${index >> 8}.${index & 255}` }
})

let answered = 0
const rounds: string[] = []
const started = performance.now()
for (const kill of [...KILLS, Number.POSITIVE_INFINITY]) {
  const { child, url } = await startProcess('api.ts', env)
  const before = answered
  const waiting = submissions.filter(({ id }) => id === undefined)
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(waiting, url, child, kill)))
  const lost = submissions.filter(({ id }) => id === undefined).length
  rounds.push(
    `${answered - before} answered${kill === Number.POSITIVE_INFINITY ? '' : `, then killed with ${lost} open`}`,
  )
  await stop(child)
}
const missing = await check()
console.log(rounds.map((round, index) => `round ${index + 1}: ${round}`).join('\n'))
console.log(
  `${COUNT} requests with files in ${((performance.now() - started) / 1000).toFixed(1)} s: ${missing.join(', ')}`,
)
rmSync(dataDir, { recursive: true, force: true })

async function sendAll(waiting: Submission[], url: string, child: ChildProcess, kill: number): Promise<void> {
  for (
    let next = waiting.shift();
    next && child.exitCode === null && child.signalCode === null;
    next = waiting.shift()
  ) {
    const id = await send(next, url).catch(() => undefined)
    if (id === undefined) continue
    next.id = id
    answered += 1
    if (answered >= kill) child.kill('SIGKILL')
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

/** Looks for every request in the database and every file in the store, and compares contents. */
async function check(): Promise<string[]> {
  const config = readConfig(process.cwd(), env)
  const database = await openDatabase({ url: config.databaseUrl, dataDir })
  const store = await openAttachmentStore(config)
  let [lost, twice, broken] = [0, 0, 0]
  const keys = await database.selectFrom('requests').select(['subject']).execute()
  for (const { id, key, content } of submissions) {
    const request = id === undefined ? undefined : await findRequest(database, id)
    if (request?.subject !== key) lost += 1
    if (keys.filter(({ subject }) => subject === key).length > 1) twice += 1
    const hash = createHash('sha256').update(content).digest('hex')
    const isWhole = request?.attachments[0]?.hash === hash && (await buffer(await store.read(hash))).equals(content)
    if (!isWhole) broken += 1
  }
  await database.destroy()
  if (lost + twice + broken > 0 || keys.length !== COUNT) process.exitCode = 1
  return [`${keys.length} stored`, `${lost} lost`, `${twice} twice`, `${broken} without their file`]
}
