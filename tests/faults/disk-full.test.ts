import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DATABASES } from '../api/databases.ts'
import { pdf } from '../api/forms.ts'
import { expectAllWell, expectLogged } from './support/expect-all-well.ts'
import { expectHealth } from './support/health.ts'
import { mountDisk } from './support/mount.ts'
import { newEnvironment } from './support/new-environment.ts'
import { type Posted, postContact } from './support/post-contact.ts'
import { startSite } from './support/start-site.ts'
import { incomingFiles } from './support/read-stored-data.ts'

const DISK_MB = 72
/** Reserved at first, and released at the end: space for the largest form. */
const RESERVE_MB = 24
const FILE_BYTES = 4.5 * 1024 * 1024
const AT_ONCE = 6
const ROUNDS = 2
/** A response takes a few seconds. */
const ANSWER_MS = 10_000

let count = 0
const largeFiles = () =>
  ['a', 'b', 'c'].map((name) => ({ name: `${name}.pdf`, content: pdf(String((count += 1)), FILE_BYTES) }))

/** Allocates some space of a disk, and returns the function that frees it. */
function reserve(folder: string, megabytes: number): () => void {
  const path = join(folder, 'reserve')
  writeFileSync(path, Buffer.alloc(megabytes << 20))
  return () => rmSync(path)
}

/** Allocates all remaining space of a disk, and returns the function that frees it. */
function fill(folder: string): () => void {
  const path = join(folder, 'ballast')
  const file = openSync(path, 'w')
  try {
    for (const size of [1 << 20, 1 << 12]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(file)
  }
  return () => rmSync(path)
}

test.each(DATABASES)(
  'a full disk refuses uploads with 507, and accepts them again when there is space ($kind)',
  async ({ kind }) => {
    const env = await newEnvironment(kind, mountDisk(DISK_MB))
    const giveReserveBack = reserve(env.DATA_DIR, RESERVE_MB)
    const site = await startSite(env, onTestFinished)
    const answers: Posted[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      answers.push(
        ...(await Promise.all(Array.from({ length: AT_ONCE }, () => postContact(site.url, { files: largeFiles() })))),
      )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 507))
    expect(refused.filter(({ message }) => message === '')).toEqual([])
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWER_MS)
    expect(incomingFiles(env)).toEqual([])

    const giveBack = fill(env.DATA_DIR)
    await expectHealth(site.url, 'storage')
    const small = await postContact(site.url, { files: [{ name: 'small.pdf', content: pdf('small') }] })
    expect([small.status, small.message === '']).toEqual([507, false])
    // The text alone may fit, or be stored elsewhere.
    const words = await postContact(site.url)
    expect([201, 507]).toContain(words.status)
    const login = await fetch(`${site.url}/api/users/login`, {
      method: 'POST',
      body: JSON.stringify({ account: 'nobody', password: 'wrong' }),
      headers: { 'content-type': 'application/json' },
    })
    expect([401, 507]).toContain(login.status)
    expect((await fetch(site.url)).status).toBe(200)

    giveBack()
    giveReserveBack()
    await expectHealth(site.url)
    const acknowledged = [...answers, words].filter(({ status }) => status === 201)
    await expectAllWell(
      site,
      acknowledged.map(({ id }) => id),
    )
    expectLogged(site, /ENOSPC|SQLITE_FULL/)
  },
)
