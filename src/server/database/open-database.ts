import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import EmbeddedDatabase from 'libsql'
import pg from 'pg'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

/** The database, or a transaction in it. A transaction begins with a write, which takes SQLite's lock at once. */
export type Database = Kysely<Tables>

export type DatabaseOptions = {
  /** A PostgreSQL; the embedded database when left out. */
  url: string | undefined
  /** Where the embedded database is. */
  dataDir: string
  /** Is told of connections that broke while nobody used them. */
  onLostConnection?: (error: Error) => void
}

/** How long a call waits for a connection, a lock or an answer. */
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 15_000
const MAX_CONNECTIONS = 10
/** Any number, the same in all versions of this program: who migrates holds this lock of PostgreSQL's. */
const MIGRATION_LOCK = 7_301_646

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = new Kysely<Tables>({
    dialect: options.url ? postgres(options.url, options) : embedded(options.dataDir),
  })
  const lock = options.url ? ['begin', `select pg_advisory_xact_lock(${MIGRATION_LOCK})`] : ['begin immediate']
  try {
    await migrate(database, lock)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

function postgres(connectionString: string, { onLostConnection }: DatabaseOptions): PostgresDialect {
  // Times and counts are far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  })
  // Without a listener a lost connection would end the process.
  pool.on('error', (error) => onLostConnection?.(error))
  return new PostgresDialect({ pool })
}

function embedded(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true })
  const database = new EmbeddedDatabase(join(dataDir, 'lintel.sqlite'))
  database.exec(`pragma busy_timeout = ${CONNECT_TIMEOUT_MS}`)
  database.exec('pragma journal_mode = wal')
  // A commit is on the disk when it returns, in spite of the write-ahead log.
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  return new SqliteDialect({ database })
}
