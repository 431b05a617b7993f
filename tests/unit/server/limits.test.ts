import { expect, onTestFinished, test } from 'vitest'
import { giveBackPlace, removeLimitsBefore, takePlace, waitForPlace } from '../../../src/server/database/limits.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { MIGRATIONS, migrate } from '../../../src/server/database/migrate.ts'
import { tempFolder } from '../../temp-folder.ts'

const LIMIT = { count: 3, windowMs: 1000 }

async function database() {
  const opened = await openDatabase({ url: undefined, dataDir: tempFolder() })
  onTestFinished(() => opened.destroy())
  return opened
}

test('places become free one by one, as the window moves over them', async () => {
  const db = await database()
  const take = (now: number) => takePlace(db, 'a', LIMIT, now)
  expect([await take(1000), await take(1400), await take(1800), await take(1900)]).toEqual([0, 0, 0, 100])
  expect(await waitForPlace(db, 'a', LIMIT, 1950)).toBe(50)
  expect([await take(2000), await take(2001)]).toEqual([0, 399])
  expect(await takePlace(db, 'b', LIMIT, 2001)).toBe(0)
})

test('a place that is given back is free, and an unknown bucket has nothing to give', async () => {
  const db = await database()
  for (let turn = 0; turn < 3; turn += 1) await takePlace(db, 'a', LIMIT, 1000)
  await giveBackPlace(db, 'a')
  await giveBackPlace(db, 'never seen')
  expect([await takePlace(db, 'a', LIMIT, 1001), await takePlace(db, 'a', LIMIT, 1001)]).toEqual([0, 999])
})

test('buckets that nobody uses are forgotten', async () => {
  const db = await database()
  await takePlace(db, 'old', LIMIT, 1000)
  await takePlace(db, 'new', LIMIT, 5000)
  await removeLimitsBefore(db, 3000)
  expect(await db.selectFrom('limits').select('bucket').execute()).toEqual([{ bucket: 'new' }])
})

test('a migration that fails leaves nothing behind, and a database from the future is refused', async () => {
  const db = await database()
  const begin = ['begin immediate']
  const number = MIGRATIONS.length + 1
  const broken = { number, name: 'broken', statements: ['create table half (a text)', 'create nonsense'] }
  await expect(migrate(db, begin, [...MIGRATIONS, broken])).rejects.toThrow('nonsense')
  await migrate(db, begin, [...MIGRATIONS, { ...broken, statements: ['create table half (a text)'] }])
  await expect(migrate(db, begin)).rejects.toThrow(`The database has migration ${number}`)
})
