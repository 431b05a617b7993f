import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BackupKey, readBackupKey } from '../../src/server/backup/backup-key.ts'
import { findBackup, listBackups, openTarget } from '../../src/server/backup/open-target.ts'
import { parseKeepRule } from '../../src/server/backup/keep-rule.ts'
import { readContents, writeManifest } from '../../src/server/backup/manifest.ts'
import { verifyBackup } from '../../src/server/backup/verify-backup.ts'
import { runRequestsCommand } from '../../src/server/commands/requests-command.ts'
import { migrate, MIGRATIONS } from '../../src/server/database/migrate.ts'
import { connectDatabase } from '../../src/server/database/open-database.ts'
import { startS3 } from '../publish/start-s3.ts'
import { writeSmallSite } from '../publish/small-site.ts'
import { spawnScript } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { backUpTo, emptyMachine, findLost, post, type Posted, putPostgresOnPath, restoreFrom } from './backup-world.ts'
import { DATABASES } from './databases.ts'
import { newStaff } from './desk.ts'
import { openIn, openUp } from './file-modes.ts'
import { type Api, startApi } from './start-api.ts'

/** Much is written, or processes are started, which is slow on a busy machine. */
const PATIENCE_MS = 180_000
const POSTS = 80
const AT_ONCE = 20
const KEY = readBackupKey({ BACKUP_KEY: randomBytes(32).toString('base64') })
const OTHER = readBackupKey({ BACKUP_KEY: randomBytes(32).toString('base64') })

/** The tests' own machines, and the function that ends them. */
const ENDS: (() => unknown)[] = []
beforeAll(putPostgresOnPath)
afterEach(async () => {
  for (const end of ENDS.splice(0).toReversed()) await end()
})
const S3: (() => void)[] = []
afterAll(() => S3.forEach((end) => end()))

async function runApi(
  kind: 'embedded' | 'postgres',
  config = emptyMachine(kind, ENDS),
): Promise<Api & { config: Awaited<typeof config> }> {
  const whole = await config
  const api = await startApi(kind, whole)
  let isOpen = true
  const close = async () => {
    if (isOpen) await api.close()
    isOpen = false
  }
  ENDS.push(close)
  return { ...api, close, config: whole }
}

const verify = async (target: string, key: BackupKey | undefined) => {
  const store = await openTarget(target)
  return verifyBackup(store, await findBackup(store, undefined), key)
}
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe.each(DATABASES)('on $kind', ({ kind, isHere }) => {
  test.skipIf(!isHere)(
    'a backup taken during posts has all that was acknowledged before, on an empty machine',
    async () => {
      const api = await runApi(kind)
      const target = tempFolder()
      const posted: Posted[] = []
      let before: Posted[] = []
      let backup: ReturnType<typeof backUpTo> | undefined
      const send = async () => {
        while (posted.length < POSTS) {
          posted.push(await post(api))
          if (posted.length < POSTS / 2 || backup) continue
          before = [...posted]
          backup = backUpTo(target, api.config, { key: KEY })
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, send))
      const done = await backup
      expect(done?.lost).toEqual([])
      expect(before.length).toBeGreaterThanOrEqual(POSTS / 2)
      expect((await verify(target, KEY)).faults).toEqual([])
      await api.close()
      const machine = await emptyMachine(kind, ENDS)
      await restoreFrom(target, machine, { key: KEY })
      const restored = await runApi(kind, Promise.resolve(machine))
      expect(await findLost(restored.services, before)).toEqual([])
      expect(await post(restored)).toMatchObject({ id: expect.any(String) })
      // Of what was posted meanwhile, some may be in it.
      const { count } = await restored.services.database
        .selectFrom('requests')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      expect(Number(count) - 1).toBe(done?.files.count)
    },
    PATIENCE_MS,
  )

  test.skipIf(!isHere)('a restored backup ends all logins, and the API that was backed up keeps them', async () => {
    const api = await runApi(kind)
    const { token } = await newStaff(api, 'admin')
    const headers = { authorization: `Bearer ${token}` }
    const target = tempFolder()
    await backUpTo(target, api.config)
    const machine = await emptyMachine(kind, ENDS)
    await restoreFrom(target, machine)
    const restored = await runApi(kind, Promise.resolve(machine))
    const statusOf = async ({ call }: Api) => (await call('/api/users/profile', { headers })).status
    expect([await statusOf(api), await statusOf(restored)]).toEqual([200, 401])
    expect((await restored.call('/api/users/extend', { method: 'PATCH', headers })).status).toBe(401)
    expect((await newStaff(restored, 'viewer')).token).toBeTruthy()
  })

  test.skipIf(!isHere)(
    'a backup of an older schema is not migrated, and is when the API starts on what is restored',
    async () => {
      const config = await emptyMachine(kind, ENDS)
      const database = connectDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
      await migrate(database, [config.databaseUrl ? 'begin' : 'begin immediate'], MIGRATIONS.slice(0, 2))
      await sql`insert into requests (id, received_at, locale, type, subject, details, name, phone, email, company)
      values ('old', 1, 'TW', 'other', 's', 'd', 'n', '0', 'a@b.c', '')`.execute(database)
      await database.destroy()
      const target = tempFolder()
      expect((await backUpTo(target, config)).database).toMatchObject({ schema: 2, needs: 0 })
      const machine = await emptyMachine(kind, ENDS)
      expect((await restoreFrom(target, machine)).database.schema).toBe(2)
      const { call, services } = await runApi(kind, Promise.resolve(machine))
      expect((await call('/api/version')).body.result).toMatchObject({ schema: MIGRATIONS.at(-1)?.number })
      expect(await services.database.selectFrom('requests').select('id').execute()).toEqual([{ id: 'old' }])
    },
  )

  test.skipIf(!isHere)('a backup of a newer schema is restored, unless this program is too old for it', async () => {
    const api = await runApi(kind)
    await sql`insert into migrations (number, name, applied_at) values (98, 'later', 1)`.execute(api.services.database)
    const target = tempFolder()
    await backUpTo(target, api.config)
    const machine = await emptyMachine(kind, ENDS)
    await restoreFrom(target, machine)
    const newer = await runApi(kind, Promise.resolve(machine))
    await sql`insert into contractions (number, needs) values (99, 98)`.execute(newer.services.database)
    await backUpTo(target, newer.config)
    const refused = await emptyMachine(kind, ENDS)
    await expect(restoreFrom(target, refused)).rejects.toThrow(/cannot be used here.*knows migration 98/)
    expect(existsSync(refused.dataDir)).toBe(false)
  })

  test.skipIf(!isHere)(
    'a database that is there is not overwritten unless told to, nor while it is in use',
    async () => {
      const api = await runApi(kind)
      const first = await post(api)
      const target = tempFolder()
      await backUpTo(target, api.config)
      const second = await post(api)
      await expect(restoreFrom(target, api.config)).rejects.toThrow(/--replace/)
      await expect(restoreFrom(target, api.config, { isReplacing: true })).rejects.toThrow(
        /in use.*: stop the API first/,
      )
      expect(await findLost(api.services, [first, second])).toEqual([])
      await api.close()
      openUp(api.config.dataDir)
      const { replaced } = await restoreFrom(target, api.config, { isReplacing: true })
      // Of what was there, and of what was restored, nothing is left to other users of the machine.
      expect(openIn(api.config.dataDir)).toEqual([])
      const again = await runApi(kind, Promise.resolve(api.config))
      expect(await findLost(again.services, [first])).toEqual([])
      expect(await findLost(again.services, [second])).toEqual([`request ${second.id}`])
      expect(kind === 'embedded' ? existsSync(replaced ?? '') : replaced).toBe(kind === 'embedded' ? true : null)
    },
  )

  test.skipIf(!isHere)('nothing is restored of a damaged backup, and the fault is named', async () => {
    const api = await runApi(kind)
    await post(api)
    const target = tempFolder()
    await backUpTo(target, api.config)
    for (const path of filesBelow(target).filter((each) => !each.endsWith('.json'))) {
      const content = readFileSync(path)
      const key = path.slice(target.length + 1)
      const machine = await emptyMachine(kind, ENDS)
      const expectFault = async (what: string) => {
        expect((await verify(target, undefined)).faults).toEqual([expect.stringContaining(`${key} is ${what}`)])
        await expect(restoreFrom(target, machine)).rejects.toThrow(`${key} is ${what}`)
      }
      truncateSync(path, content.length - 1)
      await expectFault('damaged')
      const changed = Buffer.from(content)
      changed[content.length >> 1] = (changed[content.length >> 1] ?? 0) ^ 1
      writeFileSync(path, changed)
      await expectFault('damaged')
      rmSync(path)
      await expectFault('missing')
      writeFileSync(path, content)
      // The remains do not disturb a later attempt.
      await restoreFrom(target, machine)
    }
  })
})

test('an encrypted backup has nothing readable, and is read with its key alone', async () => {
  const api = await runApi('embedded')
  const { subject, hash } = await post(api)
  const target = tempFolder()
  await backUpTo(target, api.config, { key: KEY })
  for (const path of filesBelow(target)) {
    const content = readFileSync(path)
    for (const secret of [subject, hash, 'SQLite', '%PDF', 'lin@example.com']) {
      expect(content.includes(secret)).toBe(false)
      expect(path).not.toContain(secret)
    }
    expect(statSync(path).mode & 0o077).toBe(0)
  }
  const machine = await emptyMachine('embedded', ENDS)
  await expect(restoreFrom(target, machine, { key: OTHER })).rejects.toThrow('made with another BACKUP_KEY')
  await expect(restoreFrom(target, machine)).rejects.toThrow('is encrypted: set BACKUP_KEY')
  // A second key beside the first: each reads its own.
  const { id } = await backUpTo(target, api.config, { key: OTHER })
  await expect(restoreFrom(target, machine, { id, key: KEY })).rejects.toThrow('made with another BACKUP_KEY')
  await restoreFrom(target, machine, { id, key: OTHER })
})

test('a second backup writes no file again, and objects that no backup needs any more are removed', async () => {
  const api = await runApi('embedded')
  const [shared, erased] = [await post(api), await post(api)]
  const target = tempFolder()
  const first = await backUpTo(target, api.config)
  expect([first.written.objects, first.files.count]).toEqual([3, 2])
  await runRequestsCommand(['forget', erased.id], { ...api.services, print: () => undefined })
  const keep = parseKeepRule('last=1')
  const would = await backUpTo(target, api.config, { keep, isDryRun: true })
  expect([would.removed, filesBelow(join(target, 'files')).length]).toEqual([[first.id], 2])
  const second = await backUpTo(target, api.config, { keep })
  expect([second.written.objects, second.removed]).toEqual([1, [first.id]])
  expect(filesBelow(join(target, 'files')).map((path) => path.split('/').at(-1))).toEqual([`${shared.hash}.0`])
  expect(readdirSync(join(target, 'backups'))).toEqual([second.id])
  expect((await verify(target, undefined)).faults).toEqual([])
})

test('a backup whose manifest cannot be read stays, with every file that it may need', async () => {
  const api = await runApi('embedded')
  await post(api)
  const target = tempFolder()
  const { id } = await backUpTo(target, api.config)
  writeFileSync(join(target, 'backups', id, 'manifest.json'), '{')
  const unknown = join(target, 'files/00', `${'0'.repeat(64)}.0`)
  mkdirSync(dirname(unknown), { recursive: true })
  writeFileSync(unknown, '')
  const { notes, written } = await backUpTo(target, api.config, { keep: parseKeepRule('last=1') })
  expect(notes.join('\n')).toContain(`The manifest of ${id} is damaged`)
  expect(written.objects).toBe(2)
  expect(existsSync(unknown)).toBe(true)
  expect(existsSync(join(target, 'backups', id, 'database.0'))).toBe(true)
  await expect(restoreFrom(target, await emptyMachine('embedded', ENDS), { id })).rejects.toThrow('is damaged')
})

test('other files beside backups in a target stay, wherever it is', async () => {
  const api = await runApi('embedded')
  await post(api)
  const target = tempFolder()
  const others = ['backups/dpkg.status.0', 'backups/old/database.0', 'files/report.pdf', 'files/ab/plan.0']
  for (const path of others) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), 'of somebody else')
  }
  await backUpTo(target, api.config, { keep: parseKeepRule('last=1') })
  expect(others.filter((path) => existsSync(join(target, path)))).toEqual(others)
})

test('the backup just made stays, though another is dated later, and the output says so', async () => {
  const api = await runApi('embedded')
  const target = tempFolder()
  const { id } = await backUpTo(target, api.config)
  const { summary, text } = await findBackup(await openTarget(target), id)
  const ahead = { ...summary, takenAt: '2999-01-01T00:00:00.000Z' }
  const manifest = writeManifest(ahead, readContents(id, text, undefined), undefined)
  writeFileSync(join(target, 'backups', id, 'manifest.json'), manifest)
  const second = await backUpTo(target, api.config, { keep: parseKeepRule('last=1') })
  expect(second.notes.join()).toContain(`${id} is dated later than now`)
  expect(new Set(readdirSync(join(target, 'backups')))).toEqual(new Set([id, second.id]))
})

test('without the key, nothing is backed up beside encrypted backups', async () => {
  const api = await runApi('embedded')
  const target = tempFolder()
  await backUpTo(target, api.config, { key: KEY })
  const before = filesBelow(target)
  for (const isDryRun of [false, true])
    await expect(backUpTo(target, api.config, { isDryRun })).rejects.toThrow('BACKUP_KEY is not set')
  expect(filesBelow(target)).toEqual(before)
})

test('an attachment that was lost is named, and the rest is backed up', async () => {
  const api = await runApi('embedded')
  const [gone, changed, whole] = [await post(api), await post(api), await post(api)]
  rmSync(api.services.attachments.locate(gone.hash))
  writeFileSync(api.services.attachments.locate(changed.hash), 'something else')
  const target = tempFolder()
  const first = await backUpTo(target, api.config)
  const { lost, files, removed } = await backUpTo(target, api.config, { keep: parseKeepRule('last=1') })
  // The older ones may be all that is left of it.
  expect([first.lost, removed]).toEqual([lost, []])
  expect(new Set(lost.map(({ cause }) => cause.split(' ').at(-1)))).toEqual(new Set(['damaged', 'missing']))
  expect(files).toMatchObject({ count: 1, missing: 2 })
  const machine = await emptyMachine('embedded', ENDS)
  expect((await restoreFrom(target, machine)).missing).toEqual([gone.hash, changed.hash].toSorted())
  expect(await findLost((await runApi('embedded', Promise.resolve(machine))).services, [whole])).toHaveLength(2)
})

test('a backup that was not completed is none, and the next one clears it away', { timeout: PATIENCE_MS }, async () => {
  const api = await runApi('embedded')
  const posted = await post(api)
  const target = tempFolder()
  const env = { DATA_DIR: api.dataDir, NODE_NO_WARNINGS: '1' }
  for (const changes of [3, 4]) {
    const child = spawnScript('../tests/api/dying-backup.ts', [target, String(changes)], env)
    await new Promise((resolve) => child.on('close', resolve))
    expect(child.signalCode).toBe('SIGKILL')
    const { found, unfinished } = await listBackups(await openTarget(target))
    expect(found).toEqual([])
    expect(unfinished).toHaveLength(1)
  }
  const machine = await emptyMachine('embedded', ENDS)
  await expect(restoreFrom(target, machine)).rejects.toThrow('There is no backup in')
  const { id } = await backUpTo(target, api.config)
  expect(readdirSync(join(target, 'backups'))).toEqual([id])
  expect(filesBelow(target)).toHaveLength(3)
  expect(readdirSync(join(api.dataDir, 'staging'))).toEqual([])
  await restoreFrom(target, machine)
  expect(await findLost((await runApi('embedded', Promise.resolve(machine))).services, [posted])).toEqual([])
})

test('two backups at once wait for each other, and both are whole', async () => {
  const api = await runApi('embedded')
  await post(api)
  const target = tempFolder()
  const both = await Promise.all([backUpTo(target, api.config), backUpTo(target, api.config)])
  const { found } = await listBackups(await openTarget(target))
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(both.map(({ id }) => id)))
  for (const { id } of both) await restoreFrom(target, await emptyMachine('embedded', ENDS), { id })
})

test('attachments of a bucket are backed up to a bucket, and restored into another one', async () => {
  const folder = tempFolder()
  Object.assign(process.env, await startS3(folder, ['files', 'backups', 'other'], (end) => S3.push(end)))
  const api = await runApi('embedded', emptyMachine('embedded', ENDS, { attachmentsUrl: 's3://files/attachments' }))
  const posted = await post(api)
  await backUpTo('s3://backups/api', api.config, { key: KEY })
  expect((await verify('s3://backups/api', KEY)).faults).toEqual([])
  const machine = await emptyMachine('embedded', ENDS, { attachmentsUrl: 's3://other/here' })
  await restoreFrom('s3://backups/api', machine, { key: KEY })
  const restored = await runApi('embedded', Promise.resolve(machine))
  expect(await findLost(restored.services, [posted])).toEqual([])
  expect(restored.services.attachments.locate(posted.hash)).toBe(`s3://other/here/${posted.hash}`)
})

test.skipIf(!DATABASES[1].isHere)(
  'a backup is restored into a database of its own kind only, and needs its tools',
  async () => {
    const [sqlite, postgres] = [await runApi('embedded'), await runApi('postgres')]
    const [one, other] = [tempFolder(), tempFolder()]
    await backUpTo(one, sqlite.config)
    await backUpTo(other, postgres.config)
    await expect(restoreFrom(one, await emptyMachine('postgres', ENDS))).rejects.toThrow('unset DATABASE_URL')
    await expect(restoreFrom(other, await emptyMachine('embedded', ENDS))).rejects.toThrow('set DATABASE_URL')
    const path = process.env.PATH
    process.env.PATH = tempFolder()
    try {
      await expect(backUpTo(other, postgres.config)).rejects.toThrow('There is no pg_dump here')
      await expect(restoreFrom(other, await emptyMachine('postgres', ENDS))).rejects.toThrow(
        'There is no pg_restore here',
      )
    } finally {
      process.env.PATH = path
    }
    const nowhere = { ...postgres.config, databaseUrl: `${postgres.config.databaseUrl}x` }
    await expect(backUpTo(other, nowhere)).rejects.toThrow('Create the database')
    const empty = await emptyMachine('postgres', ENDS)
    await expect(backUpTo(other, empty)).rejects.toThrow('There are no tables')
  },
)

test('a place without a database, a published site, and an unknown backup are refused', async () => {
  const api = await runApi('embedded')
  const target = tempFolder()
  await expect(backUpTo(target, await emptyMachine('embedded', ENDS))).rejects.toThrow('is DATA_DIR right?')
  await expect(restoreFrom(target, api.config)).rejects.toThrow('There is no backup in')
  const { id } = await backUpTo(target, api.config)
  await expect(restoreFrom(target, api.config, { id: 'nonsense' })).rejects.toThrow(`There are: ${id}`)
  await expect(openTarget('https://bucket/prefix')).rejects.toThrow('is no target')
  const { buildsDir } = await writeSmallSite(join(target, 'site'), { text: 'a', articles: ['one'] })
  await expect(openTarget(join(buildsDir, '..'))).rejects.toThrow('holds a published site')
})
