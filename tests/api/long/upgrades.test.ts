/*
 * Two versions side by side on one database, as during an upgrade: an earlier API on the schema of this one, and the
 * site of an earlier version with the API of this one. Where there is no such version, as in a shallow clone, the
 * earlier version is this one; then only find-contractions.test.ts finds the removals of migrations.
 */
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { createApiClient } from '../../../src/web/api-client/api-client.ts'
import type { createEntityReader } from '../../../src/web/api-client/entity-reader.ts'
import type { testConnection } from '../../../src/web/api-client/test-connection.ts'
import { addAccount } from '../../../src/server/database/accounts.ts'
import { migrate, MIGRATIONS } from '../../../src/server/database/migrate.ts'
import type { Migration } from '../../../src/server/database/migration.ts'
import { connectDatabase, openDatabase } from '../../../src/server/database/open-database.ts'
import { hashPassword } from '../../../src/server/passwords.ts'
import type { createSessionStore } from '../../../src/web/features/staff/session/session-store.ts'
import type { createStaff } from '../../../src/web/features/staff/session/staff.ts'
import { spawnScript, startProcess, stop } from '../../start-process.ts'
import { emptyMachine, findLost, post } from '../backup-world.ts'
import { DATABASES, type DatabaseKind } from '../databases.ts'
import { takeEarlierVersion } from '../earlier-version.ts'
import { formOf, pdf } from '../forms.ts'
import { callApi, json, ROOT, someAddress, startApi } from '../start-api.ts'

/** Processes are started, which is slow on a busy machine. */
const PATIENCE_MS = 180_000
const PASSWORD = 'a long enough password'
/** Versions without this file refuse every schema that is newer than theirs. */
const SINCE = 'src/server/database/find-contractions.ts'
const earlier = { api: takeEarlierVersion('src/server', SINCE), site: takeEarlierVersion('src/web/api-client') }
afterAll(() => Object.values(earlier).forEach((version) => version?.remove()))

/** A release after this one, which only adds. */
const NEXT: Migration = {
  number: (MIGRATIONS.at(-1)?.number ?? 0) + 1,
  name: 'next',
  statements: [
    "alter table requests add column state_of_next text not null default 'new'",
    'alter table accounts add column owner_of_next text',
    'create table notes_of_next (id text primary key, request_id text not null references requests (id) on delete cascade)',
  ],
}
/** The release after that removes a column that this one uses. */
const LATER: Migration = {
  number: NEXT.number + 1,
  name: 'later',
  needs: NEXT.number,
  statements: ['alter table requests drop column company'],
}

async function newDatabase(kind: DatabaseKind, migrations: readonly Migration[] = MIGRATIONS) {
  const ends: (() => void)[] = []
  onTestFinished(() => ends.forEach((end) => end()))
  const config = await emptyMachine(kind, ends)
  const database = connectDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  await migrate(database, [config.databaseUrl ? 'begin' : 'begin immediate'], migrations)
  const account = {
    account: 'mei',
    password_hash: await hashPassword(PASSWORD),
    role: 'editor',
    language: 'en',
  } as const
  await addAccount(database, account, 'command')
  await database.destroy()
  return config
}

const logIn = async (url: string) => {
  const { body } = await callApi(
    `${url}/api/users/login`,
    json('POST', { account: 'mei', password: PASSWORD }, someAddress()),
  )
  return { authorization: `Bearer ${String(body.token)}` }
}

describe.each(DATABASES)('on $kind', ({ kind, isHere }) => {
  test.skipIf(!isHere)(
    'the API of an earlier version works on the schema of this one, beside this one',
    { timeout: PATIENCE_MS },
    async () => {
      const config = await newDatabase(kind)
      const api = await startApi(kind, config)
      const env = {
        DATA_DIR: config.dataDir,
        TRUST_PROXY: '1',
        DATABASE_URL: config.databaseUrl ?? '',
        NODE_NO_WARNINGS: '1',
      }
      const root = earlier.api?.root ?? ROOT
      const old = await startProcess('api.ts', env, root)
      onTestFinished(() => void old.child.kill('SIGKILL'))
      const call = (path: string, init?: RequestInit & { from?: string }) => callApi(old.url + path, init)
      const posted = [
        await post({ ...api, url: old.url, call }),
        await post(api),
        await post({ ...api, url: old.url, call }),
      ]
      expect(await findLost(api.services, posted)).toEqual([])
      // A login at either counts at the other, and ends at both.
      for (const [one, other] of [
        [old.url, api.url],
        [api.url, old.url],
      ] as const) {
        const headers = await logIn(one)
        expect((await callApi(`${other}/api/users/profile`, { headers })).body.result).toMatchObject({ account: 'mei' })
        await callApi(`${other}/api/users/logout`, { method: 'DELETE', headers })
        expect((await callApi(`${one}/api/users/profile`, { headers })).status).toBe(401)
      }
      expect((await call('/api/health')).status).toBe(200)
      expect((await call('/api/version')).body.result).toMatchObject({ schema: MIGRATIONS.at(-1)?.number })
      // The earlier version's command on a request of this one.
      const forgetting = spawnScript('requests.ts', ['forget', posted[1]?.id ?? ''], env, root)
      expect(await new Promise((resolve) => forgetting.on('close', resolve))).toBe(0)
      expect(await findLost(api.services, posted)).toEqual([`request ${posted[1]?.id}`])
      expect(await stop(old.child)).toBe(0)
      expect(old.log()).not.toMatch(/"level":(?:50|60)/)
      await api.close()
    },
  )

  test.skipIf(!isHere)('this API works on the schema of a release that only added to it', async () => {
    const config = await newDatabase(kind, [...MIGRATIONS, NEXT])
    const api = await startApi(kind, config)
    onTestFinished(() => api.close())
    expect(await findLost(api.services, [await post(api)])).toEqual([])
    const headers = await logIn(api.url)
    expect((await api.call('/api/users/profile', { headers })).status).toBe(200)
    expect((await api.call('/api/version')).body.result).toMatchObject({ schema: NEXT.number })
    expect(api.log.join('\n')).not.toMatch(/"level":(?:50|60)/)
  })

  test.skipIf(!isHere)('this API refuses a schema from which a release removed a column that it needs', async () => {
    const { databaseUrl: url, dataDir } = await newDatabase(kind, [...MIGRATIONS, NEXT, LATER])
    await expect(openDatabase({ url, dataDir })).rejects.toThrow(`knows migration ${NEXT.number}, this one knows`)
  })
})

test('the site of an earlier version works with the API of this one', async () => {
  const config = await newDatabase('embedded')
  const api = await startApi('embedded', config)
  onTestFinished(() => api.close())
  const load = (path: string) => import(/* @vite-ignore */ join(earlier.site?.root ?? ROOT, 'src', path))
  // The earlier version's functions have had the names and types of today's; a change of these is a change of this test.
  const client = (await load('web/api-client/api-client.ts')) as { createApiClient: typeof createApiClient }
  const sessions = (await load('web/features/staff/session/session-store.ts')) as {
    createSessionStore: typeof createSessionStore
  }
  const staffs = (await load('web/features/staff/session/staff.ts')) as { createStaff: typeof createStaff }
  const reader = (await load('web/api-client/entity-reader.ts')) as { createEntityReader: typeof createEntityReader }
  const health = (await load('web/api-client/test-connection.ts')) as { testConnection: typeof testConnection }

  const session = sessions.createSessionStore(undefined)
  const keeper = {
    token: () => session.get().token,
    replaceToken: (token: string) => session.set({ token }),
    logOut: () => session.set({ token: '' }),
  }
  const call = client.createApiClient({ baseUrl: async () => api.url, locale: 'zh', keeper })
  expect(await health.testConnection(call)).toMatchObject({ outcome: 'success' })
  const staff = staffs.createStaff(call, session)
  const words = { loginFailed: '', loginFailedLater: '', noToken: '' }
  // `true` in versions without second factors.
  expect([true, 'in']).toContain(await staff.logIn({ account: 'mei', password: PASSWORD }, words))
  expect(await staff.loadProfile('')).toMatchObject({ account: 'mei', role: 'editor', language: 'en' })
  const body = formOf({ lang: 'zh' }, [{ name: 'a.pdf', content: pdf() }])
  expect(await call('/api/contact', { method: 'POST', access: 'public', body })).toMatchObject({
    success: true,
    result: { contact: { id: expect.any(String), receivedAt: expect.any(String) } },
  })
  const series = await reader.createEntityReader(call, 'series').list({ pageSize: 2 })
  expect([series.items.length, series.pagination.pageSize]).toEqual([2, 2])
  await staff.logOut()
  expect(session.get()).toMatchObject({ isLogin: false, error: '' })
})
