import { expect, onTestFinished, test } from 'vitest'
import { consumeLimits, refundLimit, removeLimitsBefore } from '../../../src/server/database/limits.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { MIGRATIONS, migrate } from '../../../src/server/database/migrate.ts'
import { tempFolder } from '../../temp-folder.ts'

const LIMIT = { count: 3, windowMs: 1000 }

async function database() {
  const opened = await openDatabase({ url: undefined, dataDir: tempFolder() })
  onTestFinished(() => opened.destroy())
  return opened
}

type Database = Awaited<ReturnType<typeof database>>
const consume = (db: Database, key: string, now: number) => consumeLimits(db, [{ key, limit: LIMIT }], now)

test('uses expire one by one, as the window moves', async () => {
  const db = await database()
  const use = (now: number) => consume(db, 'a', now)
  expect([await use(1000), await use(1400), await use(1800), await use(1900)]).toEqual([0, 0, 0, 100])
  expect([await use(2000), await use(2001)]).toEqual([0, 399])
  expect(await consume(db, 'b', 2001)).toBe(0)
})

test('several keys are consumed together or not at all', async () => {
  const db = await database()
  const both = (now: number) =>
    consumeLimits(
      db,
      [
        { key: 'wide', limit: LIMIT },
        { key: 'narrow', limit: { ...LIMIT, count: 1 } },
      ],
      now,
    )
  expect([await both(1000), await both(1100)]).toEqual([0, 900])
  expect([await consume(db, 'wide', 1100), await consume(db, 'wide', 1100)]).toEqual([0, 0])
  expect(await consume(db, 'wide', 1100)).toBe(900)
})

test('a refunded use is available again, and an unknown key has nothing to refund', async () => {
  const db = await database()
  for (let turn = 0; turn < 3; turn += 1) await consume(db, 'a', 1000)
  await refundLimit(db, 'a')
  await refundLimit(db, 'never seen')
  expect([await consume(db, 'a', 1001), await consume(db, 'a', 1001)]).toEqual([0, 999])
})

test('uses recorded by a clock a year ahead do not count once it is corrected', async () => {
  const db = await database()
  const year = 365 * 24 * 60 * 60 * 1000
  for (let turn = 0; turn < 3; turn += 1) await consume(db, 'a', 1000 + year)
  expect(await consume(db, 'a', 1000 + year)).toBe(1000)
  expect(await consume(db, 'a', 1000)).toBe(0)
})

test('unused keys are removed', async () => {
  const db = await database()
  for (const [key, now] of [
    ['old', 1000],
    ['new', 5000],
    ['ahead', 500_000],
  ] as const)
    await consume(db, key, now)
  await removeLimitsBefore(db, 3000, 5000)
  expect(await db.selectFrom('limits').select('bucket').execute()).toEqual([{ bucket: 'new' }])
})

test('a failed migration is rolled back, and a database from which a newer one took something is refused', async () => {
  const db = await database()
  const begin = ['begin immediate']
  const number = MIGRATIONS.length + 1
  const broken = { number, name: 'broken', statements: ['create table half (a text)', 'create nonsense'] }
  await expect(migrate(db, begin, [...MIGRATIONS, broken])).rejects.toThrow('nonsense')
  const fixed = { ...broken, statements: ['create table half (a text)'] }
  await migrate(db, begin, [...MIGRATIONS, fixed])
  await migrate(db, begin)
  const taking = { number: number + 1, name: 'taking', statements: ['drop table half'], needs: number }
  await migrate(db, begin, [...MIGRATIONS, fixed, taking])
  await expect(migrate(db, begin)).rejects.toThrow(`It needs a program that knows migration ${number}`)
})
