import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DATABASES, type DatabaseKind } from '../api/databases.ts'
import { pdf } from '../api/forms.ts'
import { startFaultyStore } from './support/faulty-store.ts'
import { makeReadOnly } from './support/mount.ts'
import { newEnvironment } from './support/new-environment.ts'
import { postContact } from './support/post-contact.ts'
import { query } from './support/query.ts'
import { runScript } from './support/run-script.ts'
import { type Environment, type Site, startSite } from './support/start-site.ts'
import { attachmentPath } from './support/read-stored-data.ts'

const FINISHED_MS = 20_000
const NAME = 'Forget Me'
/** Printed once everything is erased. */
const DONE = /are erased/

/** A request with a file of its own and one that another request also uses. */
async function start(kind: DatabaseKind, more: Record<string, string> = {}) {
  const env: Environment = { ...(await newEnvironment(kind)), ...more }
  const site = await startSite(env, onTestFinished)
  const [own, shared] = [
    { name: 'own.pdf', content: pdf('own') },
    { name: 'shared.pdf', content: pdf('shared') },
  ]
  const { id } = await postContact(site.url, { fields: { name: NAME }, files: [own, shared] })
  const { id: other } = await postContact(site.url, { fields: { name: 'Keep Me' }, files: [shared] })
  const rows = await query(env, `select hash from attachments where request_id = '${id}' order by position`)
  const [ownHash = '', sharedHash = ''] = rows.map(({ hash }) => String(hash))
  return { env, site, id, other, ownHash, sharedHash }
}

const forget = (id: string, env: Environment) => runScript('requests.ts', ['forget', id], env)

async function end(site: Site): Promise<void> {
  const ended = new Promise((resolve) => site.child.once('close', resolve))
  site.child.kill('SIGTERM')
  await ended
}

/** Returns the tables that contain a file's hash. */
async function tablesNaming(env: Environment, hash: string): Promise<string[]> {
  const tables = env.DATABASE_URL
    ? "select table_name as name from information_schema.tables where table_schema = 'public'"
    : "select name from sqlite_master where type = 'table'"
  const names = (await query(env, tables)).map(({ name }) => String(name))
  const found = await Promise.all(
    names.map(async (name) => JSON.stringify(await query(env, `select * from ${name}`)).includes(hash)),
  )
  return names.filter((_, index) => found[index])
}

/** Expects that one request is completely erased, and the other not at all. */
async function expectForgotten({ env, id, other, ownHash }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const { output: shown } = await runScript('requests.ts', ['show', id], env)
  for (const word of [NAME, 'own.pdf', 'lin@example.com']) expect(shown).not.toContain(word)
  const { output: kept } = await runScript('requests.ts', ['show', other], env)
  for (const word of ['Keep Me', 'shared.pdf']) expect(kept).toContain(word)
  expect(await tablesNaming(env, ownHash)).not.toContain('attachments')
}

test.each(DATABASES)(
  'a failed erasure reports the remaining files, and the next start completes it ($kind)',
  async ({ kind }) => {
    const given = await start(kind)
    const { env, site, id, ownHash, sharedHash } = given
    const path = attachmentPath(env, ownHash)
    const giveBack = makeReadOnly(dirname(path))
    for (let turn = 0; turn < 2; turn += 1) {
      const { code, output } = await forget(id, env)
      expect(code, output).not.toBe(0)
      expect(output).toContain(ownHash)
      expect(output).not.toMatch(DONE)
      expect(output).not.toMatch(/^\s+at .+:\d+/m)
    }
    expect(existsSync(path)).toBe(true)
    expect(await tablesNaming(env, ownHash)).not.toEqual([])
    // A start that cannot complete it still continues to run.
    await end(site)
    const second = await startSite(env, onTestFinished)
    expect((await postContact(second.url)).status).toBe(201)
    await end(second)

    giveBack()
    await startSite(env, onTestFinished)
    // Files are erased before the request's data.
    const erased = `select id from requests where id = '${id}' and forgotten_at is not null`
    await vi.waitFor(async () => expect(await query(env, erased)).toHaveLength(1), {
      timeout: FINISHED_MS,
      interval: 100,
    })
    expect([existsSync(path), existsSync(attachmentPath(env, sharedHash))]).toEqual([false, true])
    await expectForgotten(given)
  },
)

test.each(DATABASES)('a failed erasure is completed by the next call ($kind)', async ({ kind }) => {
  const given = await start(kind)
  const { env, id, ownHash, sharedHash } = given
  const path = attachmentPath(env, ownHash)
  const giveBack = makeReadOnly(dirname(path))
  expect((await forget(id, env)).code).not.toBe(0)
  giveBack()
  const { code, output } = await forget(id, env)
  expect([code, DONE.test(output)]).toEqual([0, true])
  expect([existsSync(path), existsSync(attachmentPath(env, sharedHash))]).toEqual([false, true])
  await expectForgotten(given)
})

test.each(['503', 'cut', 'hang'] as const)(
  'an erasure while the object store fails (%s) claims nothing',
  async (mode) => {
    const store = await startFaultyStore()
    const given = await start('embedded', store.env)
    const { env, id, ownHash } = given
    store.be(mode)
    const { code, output } = await forget(id, env)
    expect(code, output).not.toBe(0)
    expect(output).toContain(ownHash)
    expect(output).not.toMatch(DONE)
    expect(await tablesNaming(env, ownHash)).not.toEqual([])
    store.be('works')
    expect((await forget(id, env)).code).toBe(0)
    await expectForgotten(given)
  },
)
