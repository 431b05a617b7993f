import pg from 'pg'
import { openFailure } from '../database/open-database.ts'
import { runTool } from './postgres-tools.ts'
import { columnsOf, type Read, readHashes, readSchema } from './read-tables.ts'
import type { SnapshotTaker } from './snapshot-taker.ts'

const CONNECT_TIMEOUT_MS = 5_000
const COLUMNS = `select table_name, column_name from information_schema.columns where table_schema = current_schema()`

/** Copies a PostgreSQL database with pg_dump, and reads which files it names in the same snapshot. */
export function postgresSnapshots(url: string): SnapshotTaker {
  return {
    take: (path) =>
      inTransaction(url, async (read) => {
        const [row] = await read('select pg_export_snapshot() as id')
        await runTool(
          'pg_dump',
          ['--format=custom', `--snapshot=${String(row?.id)}`, '--no-owner', '--no-privileges', '--file', path],
          url,
        )
        return { path, ...(await describe(read)) }
      }),
    readNeeded: () =>
      inTransaction(url, async (read) => new Set(await readHashes(read, columnsOf(await read(COLUMNS)), true))),
    look: () => inTransaction(url, describe),
  }
}

/** Runs work on a connection of its own. Throws an error that names the database. */
export async function onPostgres<Result>(url: string, work: (read: Read) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // A broken connection is also an error of the query.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (cause) {
    throw openFailure({ url, dataDir: '' }, cause)
  }
  try {
    return await work(async (text) => (await client.query<Record<string, unknown>>(text)).rows)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function inTransaction<Result>(url: string, work: (read: Read) => Promise<Result>): Promise<Result> {
  return onPostgres(url, async (read) => {
    await read('begin isolation level repeatable read read only')
    // It waits for pg_dump.
    await read('set local idle_in_transaction_session_timeout = 0')
    return work(read)
  })
}

async function describe(read: Read) {
  const columns = columnsOf(await read(COLUMNS))
  if (!columns.has('migrations'))
    throw new Error('There are no tables in the PostgreSQL of DATABASE_URL: is it the right one?')
  return { kind: 'postgres' as const, ...(await readSchema(read, columns)), hashes: await readHashes(read, columns) }
}
