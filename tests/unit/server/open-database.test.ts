import { readdirSync, renameSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import EmbeddedDatabase from 'libsql'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { probeDatabase } from '../../../src/server/database/probe.ts'
import { tempFolder } from '../../temp-folder.ts'

async function open() {
  const dataDir = tempFolder()
  const database = await openDatabase({ url: undefined, dataDir })
  onTestFinished(() => database.destroy())
  return { database, path: join(dataDir, 'site.sqlite') }
}

test('a file that is no database is refused in a sentence that says what to do', async () => {
  const dataDir = tempFolder({ 'site.sqlite': 'not a database '.repeat(500) })
  await expect(openDatabase({ url: undefined, dataDir })).rejects.toThrow(
    /^Cannot open .*site\.sqlite: file is not a database.*Restore it from a backup/,
  )
})

test('a database that an earlier version named after the vendor is used', async () => {
  const dataDir = tempFolder()
  const first = await openDatabase({ url: undefined, dataDir })
  await first.destroy()
  renameSync(join(dataDir, 'site.sqlite'), join(dataDir, 'vendor.sqlite'))
  const second = await openDatabase({ url: undefined, dataDir })
  await second.destroy()
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.sqlite'))).toEqual(['vendor.sqlite'])
})

test('an unreachable PostgreSQL is reported without its password', async () => {
  const url = 'postgres://user:secret@127.0.0.1:1/name'
  const refused = await openDatabase({ url, dataDir: '' }).catch((error: Error) => error.message)
  expect(refused).toMatch(/^Cannot open the PostgreSQL of DATABASE_URL: .*Is the server running/)
  expect(refused).not.toContain('secret')
})

test('while another process holds the lock the event loop is not blocked, and the next write succeeds', async () => {
  const { database, path } = await open()
  const blocker = new EmbeddedDatabase(path)
  blocker.exec('begin immediate')
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  // With and without a transaction, with and without rows.
  const failures = await Promise.allSettled([
    probeDatabase(database),
    database.transaction().execute((transaction) => probeDatabase(transaction)),
    sql`insert into probes (name, written_at) values ('x', 1) returning name`.execute(database),
  ])
  clearInterval(timer)
  for (const failure of failures) expect(failure).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } })
  expect(longest).toBeLessThan(1000)
  blocker.exec('commit')
  blocker.close()
  await database.transaction().execute((transaction) => probeDatabase(transaction))
  await sql`insert into probes (name, written_at) values ('y', 1) returning name`.execute(database)
  const names = await database.selectFrom('probes').select('name').orderBy('name').execute()
  expect(names).toEqual([{ name: 'health' }, { name: 'y' }])
})

test('queries wait for the connection, and a transaction has exclusive use of it', async () => {
  const { database } = await open()
  const events: string[] = []
  const transaction = database.transaction().execute(async (within) => {
    await probeDatabase(within)
    await wait(50)
    events.push('transaction')
  })
  const after = probeDatabase(database).then(() => events.push('after'))
  await Promise.all([transaction, after])
  expect(events).toEqual(['transaction', 'after'])
})

test('a failed transaction is rolled back, and reports its error', async () => {
  const { database } = await open()
  const failing = database.transaction().execute(async (within) => {
    await probeDatabase(within)
    throw new Error('the cause')
  })
  await expect(failing).rejects.toThrow('the cause')
  expect(await database.selectFrom('probes').selectAll().execute()).toEqual([])
})
