import { existsSync } from 'node:fs'
import { CompiledQuery, Kysely, sql } from 'kysely'
import { EmbeddedDialect } from '../database/embedded-dialect.ts'
import { embeddedFile } from '../database/open-database.ts'
import { codeOf } from '../storage-failure.ts'
import { type Columns, columnsOf, type Read, readHashes, readSchema } from './read-tables.ts'
import type { SnapshotTaker } from './snapshot-taker.ts'

const COLUMNS = `select m.name as table_name, c.name as column_name
  from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`

/**
 * Copies an SQLite database with VACUUM INTO: in one transaction that reads, so that the API goes on writing meanwhile.
 */
export function sqliteSnapshots(dataDir: string): SnapshotTaker {
  const file = embeddedFile(dataDir)
  // It would be created.
  if (!existsSync(file)) throw new Error(`There is no database in ${dataDir}: is DATA_DIR right?`)
  return {
    take: async (path) => {
      await within(file, (_read, database) => sql`vacuum into ${path}`.execute(database))
      return { path, ...(await inspectSqlite(path)) }
    },
    readNeeded: () => within(file, async (read) => new Set(await readHashes(read, await readColumns(read), true))),
    look: () => within(file, describe),
  }
}

/** Reads what a database has. Throws if it is damaged. */
export function inspectSqlite(path: string) {
  return within(path, async (read) => {
    const [result] = await read('pragma quick_check(1)')
    if (result?.quick_check !== 'ok') throw new Error(`it is damaged: ${String(result?.quick_check)}`)
    return describe(read)
  })
}

async function describe(read: Read) {
  const columns = await readColumns(read)
  return { kind: 'sqlite' as const, ...(await readSchema(read, columns)), hashes: await readHashes(read, columns) }
}

async function readColumns(read: Read): Promise<Columns> {
  return columnsOf(await read(COLUMNS))
}

async function within<Result>(
  path: string,
  work: (read: Read, database: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const database = new Kysely<unknown>({ dialect: new EmbeddedDialect(path) })
  try {
    return await work(
      async (text) => (await database.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text))).rows,
      database,
    )
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
    const advice = /FULL|IOERR/.test(codeOf(cause) ?? '')
      ? '. A copy of the database needs room in DATA_DIR for a while'
      : ''
    throw new Error(`Cannot read ${path}: ${cause.message}${advice}`, { cause })
  } finally {
    await database.destroy()
  }
}
