import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DATABASES } from '../../api/databases.ts'
import { pdf } from '../../api/forms.ts'
import { expectAllWell } from '../support/expect-all-well.ts'
import { newEnvironment } from '../support/new-environment.ts'
import { postContact } from '../support/post-contact.ts'
import { query } from '../support/query.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { incomingFiles } from '../support/read-stored-data.ts'

const ROUNDS = 10
const LANES = 8
/** A process is killed some moment after it has acknowledged fewer requests than this, however slow the machine. */
const ACKNOWLEDGED_IN_A_LIFE = 6
const LONGEST_MOMENT_MS = 300
const PATIENCE_MS = 30_000
const LARGEST_FILE = 400_000
/** Files of killed processes are removed within this time after the next start. */
const TIDY_MS = 10_000

type Submission = { key: string; files: { name: string; content: Uint8Array<ArrayBuffer> }[]; id?: string }

const newSubmission = (): Submission => ({
  key: randomUUID(),
  files: Array.from({ length: 1 + randomInt(3) }, () => ({
    name: 'a.pdf',
    content: pdf(randomUUID(), randomInt(LARGEST_FILE)),
  })),
})

/** Sends requests until the process has died. Those without an acknowledgement are the first of the next round. */
async function sendUntilKilled(site: Site, open: Submission[], acknowledged: Submission[]): Promise<void> {
  const lane = async () => {
    while (site.isAlive()) {
      const submission = open.shift() ?? newSubmission()
      const { status, id } = await postContact(site.url, submission)
      if (status === 201) acknowledged.push({ ...submission, id })
      else open.push(submission)
      if (status === 0) return
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

test.each(DATABASES)(
  'a process killed during uploads loses nothing and leaves no files ($kind)',
  async ({ kind }) => {
    const env = await newEnvironment(kind)
    const open: Submission[] = []
    const acknowledged: Submission[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const site = await startSite(env, onTestFinished)
      const killed = once(site.child, 'exit')
      const sending = sendUntilKilled(site, open, acknowledged)
      const enough = acknowledged.length + randomInt(ACKNOWLEDGED_IN_A_LIFE)
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(enough), {
        timeout: PATIENCE_MS,
        interval: 5,
      })
      await wait(randomInt(LONGEST_MOMENT_MS))
      site.child.kill('SIGKILL')
      await Promise.all([killed, sending])
    }
    const left = incomingFiles(env).length
    const site = await startSite(env, onTestFinished)
    await vi.waitFor(() => expect(incomingFiles(env)).toEqual([]), { timeout: TIDY_MS, interval: 100 })
    for (const submission of open) {
      const { status, id } = await postContact(site.url, submission)
      expect(status).toBe(201)
      acknowledged.push({ ...submission, id })
    }
    console.log(
      `${kind}: ${acknowledged.length} acknowledged, ${open.length} sent again, ${left} files left by the last`,
    )
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    const [row] = await query(env, 'select count(*) as count from requests')
    expect(Number(row?.count)).toBe(new Set(acknowledged.map(({ key }) => key)).size)
    await expectAllWell(
      site,
      acknowledged.map(({ id = '' }) => id),
    )
  },
  240_000,
)
