/*
 * Editors change states, add notes and answer by mail, and the API is killed (SIGKILL) at twelve points meanwhile, on
 * each database. Acknowledged changes must be stored, each with its entry of history, and no answer is mailed under two
 * Message-IDs.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { createDatabase, DATABASES } from '../api/databases.ts'
import { askWith, newStaff, sendRequest, type Staff } from '../api/desk.ts'
import { startMailServer, waitUntil } from '../api/mail-server.ts'
import { startApi } from '../api/start-api.ts'
import { startProcess, stop } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'

const KILLS = 12
const REQUESTS = 6
const EDITORS = 3
/** The acknowledged changes after a start before the kill. */
const CHANGES = 3
/** Between the last of them and the kill; each time a little later. */
const STEP_MS = 5
const TEST_MS = 300_000
const STATES = ['new', 'in_progress', 'quoted', 'closed'] as const

/** The acknowledged changes. */
type Done = { states: string[]; notes: string[]; answers: string[] }

const countOf = (done: Done) => Object.values(done).flat().length

describe.each(DATABASES)('on $kind', ({ kind, isHere }) => {
  test.skipIf(!isHere)(
    'an API that is killed while requests change leaves no half history, loses no note and mails no answer twice',
    async () => {
      const mails = await startMailServer()
      onTestFinished(() => mails.close())
      const [url, dataDir] = [await createDatabase(kind), tempFolder()]
      const api = await startApi(kind, { databaseUrl: url, dataDir })
      const staff = await Promise.all(Array.from({ length: EDITORS }, () => newStaff(api, 'editor')))
      const numbers: string[] = []
      for (let index = 0; index < REQUESTS; index += 1) numbers.push(await sendRequest(api))
      await api.close()

      const env = {
        DATABASE_URL: url ?? '',
        DATA_DIR: dataDir,
        TRUST_PROXY: '1',
        SMTP_URL: mails.url,
        CONTACT_TO: 'desk@lintel.example',
      }
      const done: Done = { states: [], notes: [], answers: [] }
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { child, url: address } = await startProcess('api.ts', env)
        const before = countOf(done)
        const working = staff.map((editor, index) => work(address, editor, numbers, index + kill, done))
        await waitUntil(() => countOf(done) >= before + CHANGES)
        await wait(kill * STEP_MS)
        child.kill('SIGKILL')
        await Promise.all(working)
      }
      // The last one sends what is left.
      const last = await startProcess('api.ts', env)
      const database = await openDatabase({ url, dataDir })
      onTestFinished(() => database.destroy())
      await expect
        .poll(() => database.selectFrom('answers').select('id').where('sent_at', 'is', null).execute(), {
          timeout: 90_000,
        })
        .toEqual([])
      await stop(last.child)

      const entries = await database.selectFrom('history').selectAll().where('version', 'is not', null).execute()
      const stored = new Set(entries.map(({ id }) => id))
      expect(countOf(done)).toBeGreaterThanOrEqual(KILLS * CHANGES)
      for (const ids of Object.values(done)) expect(ids.length).toBeGreaterThan(0)
      expect([...done.notes, ...done.answers].filter((id) => !stored.has(id))).toEqual([])
      for (const request of await database.selectFrom('requests').selectAll().execute()) {
        const own = entries.filter(({ request_id }) => request_id === request.id)
        // Each version but the first has its entries, and the states of the entries lead to that of the request.
        const versions = new Set(own.map(({ version }) => version))
        expect(versions).toEqual(new Set(Array.from({ length: request.version - 1 }, (_, index) => index + 2)))
        const states = own
          .filter((entry) => entry.kind === 'state')
          .toSorted((a, b) => Number(a.version) - Number(b.version))
        expect(states.map(({ from_value }) => from_value)).toEqual(
          ['new', ...states.slice(0, -1).map(({ to_value }) => to_value)].slice(0, states.length),
        )
        expect(states.at(-1)?.to_value ?? 'new').toBe(request.state)
      }
      const answers = await database.selectFrom('answers').select(['id', 'body']).execute()
      expect(answers.map(({ id }) => id).toSorted()).toEqual(
        entries
          .filter((entry) => entry.kind === 'answer')
          .map(({ id }) => id)
          .toSorted(),
      )
      for (const { id, body } of answers) {
        const sent = mails.mails.filter(({ text }) => text?.includes(body))
        // One that was killed between the mail server's answer and its own note of it is the same mail for its reader.
        expect(new Set(sent.map(({ messageId }) => messageId))).toEqual(new Set([`<${id}@${messageDomain(sent)}>`]))
      }
      const twice = mails.mails.length - new Set(mails.mails.map(({ messageId }) => messageId)).size
      expect(twice).toBeLessThanOrEqual(KILLS)
    },
    TEST_MS,
  )
})

const messageDomain = (sent: readonly { messageId?: string | undefined }[]) =>
  sent[0]?.messageId?.split('@').at(-1)?.slice(0, -1)

/** Changes requests, one after the other, until the server is gone. */
async function work(
  url: string,
  { token }: Staff,
  numbers: readonly string[],
  seed: number,
  done: Done,
): Promise<void> {
  for (let turn = seed; ; turn += 1) {
    const path = `/desk/requests/${numbers[turn % numbers.length]}`
    try {
      const { body } = await askWith(token, path, { url })
      const { version } = (body.result as { request: { version: number } }).request
      const key = randomUUID()
      const state = STATES[turn % STATES.length]
      if (turn % 3 === 0) {
        const { status } = await askWith(token, path, { url, method: 'PATCH', body: { version, state } })
        if (status === 200) done.states.push(`${path} ${version}`)
      } else if (turn % 3 === 1) {
        const { status } = await askWith(token, `${path}/notes`, { url, body: { key, text: `note ${key}` } })
        if (status === 201) done.notes.push(key)
      } else {
        const answer = { key, version, language: 'en', subject: 'Re: doors', text: `answer ${key}.`, state }
        const { status } = await askWith(token, `${path}/answers`, { url, body: answer })
        if (status === 201) done.answers.push(key)
      }
    } catch {
      return
    }
  }
}
