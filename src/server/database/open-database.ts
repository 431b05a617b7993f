import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, type LogEvent, PostgresDialect, PostgresDriver } from 'kysely'
import pg from 'pg'
import { EmbeddedDialect } from './embedded-dialect.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'
import { createPrivately, makePrivate } from '../data-mode.ts'

/** The database, or a transaction in it. */
export type Database = Kysely<Tables>

export type DatabaseOptions = {
  /** URL of a PostgreSQL; by default the embedded database. */
  url: string | undefined
  /** Folder of the embedded database. */
  dataDir: string
  /** Called after each query, with its text, which has no values in it. */
  onQuery?: ((query: { sql: string; ms: number; error?: unknown }) => void) | undefined
  /** Called when a connection is lost. */
  onLostConnection?: (error: Error) => void
}

/** Timeouts of a query, shorter from the inside out, so that the innermost cause is reported. */
const LOCK_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 3_500
/** Timeouts for a server that does not respond at all. */
const QUERY_TIMEOUT_MS = 4_000
const CONNECT_TIMEOUT_MS = 3_000
const MAX_CONNECTIONS = 10
/** Key of PostgreSQL's advisory lock for migrations: an arbitrary number, the same in all versions of this program. */
export const MIGRATION_LOCK = 7_301_646

/** Opens the database and migrates its tables. Throws an error that names the database and the cause. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url } = options
  const lock = url ? ['begin', `select pg_advisory_xact_lock(${MIGRATION_LOCK})`] : ['begin immediate']
  let database: Database | undefined
  try {
    database = connectDatabase(options)
    await migrate(database, lock)
    return database
  } catch (cause) {
    // The original error is thrown, not an error of closing the database.
    await database?.destroy().catch(() => undefined)
    throw openFailure(options, cause)
  }
}

/** Connects to the database, whatever tables it has. Other users of the machine lose access to DATA_DIR. */
export function connectDatabase(options: DatabaseOptions): Database {
  const { url, dataDir, onQuery } = options
  makePrivate(dataDir)
  return new Kysely<Tables>({
    dialect: url ? postgres(url, options) : embedded(dataDir, embeddedFile(dataDir)),
    ...(onQuery && {
      log: (event: LogEvent) =>
        onQuery({
          sql: event.query.sql,
          ms: event.queryDurationMillis,
          ...(event.level === 'error' && { error: event.error }),
        }),
    }),
  })
}

/** Returns an error that names the database and the cause. */
export function openFailure({ url, dataDir }: DatabaseOptions, cause: unknown): Error {
  const name = url ? 'the PostgreSQL of DATABASE_URL' : embeddedFile(dataDir)
  return new Error(describeFailure(name, cause), { cause })
}

/** Returns the file of the embedded database. Earlier versions named it after the vendor: such a file is used under its name. */
export function embeddedFile(dataDir: string): string {
  const [found, ...others] = filesIn(dataDir).filter((name) => name.endsWith('.sqlite'))
  return join(dataDir, found && others.length === 0 ? found : 'site.sqlite')
}

/** A folder that cannot be read is reported when the database is opened. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The URL of a PostgreSQL contains a password and is not included. */
function describeFailure(name: string, cause: unknown): string {
  const { code = '', message = String(cause) } = cause as { code?: string; message?: string }
  return `Cannot open ${name}: ${message || code}. ${ADVICE[code] ?? ''}`.trim()
}

/** Advice for the usual causes, by error code. */
const ADVICE: Record<string, string> = {
  SQLITE_NOTADB: 'Restore it from a backup, or move it away to start with an empty one.',
  SQLITE_CORRUPT: 'Restore it from a backup.',
  SQLITE_READONLY: 'The process needs to write to the file and to its folder.',
  SQLITE_CANTOPEN: 'The process needs to write to DATA_DIR.',
  SQLITE_BUSY: 'Another process holds its lock.',
  SQLITE_FULL: 'The disk is full.',
  EACCES: 'The process needs to write to DATA_DIR.',
  EEXIST: 'DATA_DIR is a file, and must be a folder.',
  ENOTDIR: 'DATA_DIR is below a file, and must be a folder.',
  EROFS: 'The process needs to write to DATA_DIR.',
  ECONNREFUSED: 'Is the server running, and is DATABASE_URL right?',
  '28P01': 'Check the user and the password in DATABASE_URL.',
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
}

function postgres(connectionString: string, { onLostConnection }: DatabaseOptions): Dialect {
  // Times and counts are far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  })
  // A connection error without a listener would end the process: the pool listens to idle connections only.
  pool.on('error', (error) => onLostConnection?.(error))
  pool.on('connect', (client) => client.on('error', (error) => onLostConnection?.(error)))
  const dialect = new PostgresDialect({ pool })
  dialect.createDriver = () => new PatientPostgresDriver({ pool })
  return dialect
}

/** If a transaction fails, its own error is thrown, not that of a rollback over the same lost connection. */
class PatientPostgresDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

function embedded(dataDir: string, file: string): Dialect {
  createPrivately(dataDir, file)
  return new EmbeddedDialect(file)
}
