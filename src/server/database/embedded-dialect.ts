import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { EmbeddedConnection, EmbeddedError } from './embedded-connection.ts'

/** Timeout of the wait for the only connection. */
const TURN_TIMEOUT_MS = 3_500

/** Kysely's SQLite dialect with another driver, which runs queries in a worker thread (embedded-thread.mjs). */
export class EmbeddedDialect implements Dialect {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  createDriver = () => new EmbeddedDriver(this.#path)
  createAdapter = () => new SqliteAdapter()
  createQueryCompiler = () => new SqliteQueryCompiler()
  createIntrospector = (database: Kysely<unknown>) => new SqliteIntrospector(database)
}

class EmbeddedDriver implements Driver {
  readonly #connection: EmbeddedConnection
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  constructor(path: string) {
    this.#connection = new EmbeddedConnection(path)
  }

  async init(): Promise<void> {}

  /**
   * Waits for the connection. Rejects with SQLITE_BUSY after a timeout: a slow disk must not let the queue grow without
   * limit.
   */
  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(onTurn), 1)
          reject(new EmbeddedError('The database was busy for too long', 'SQLITE_BUSY'))
        }, TURN_TIMEOUT_MS)
        const onTurn = () => {
          clearTimeout(timer)
          resolve()
        }
        this.#waiting.push(onTurn)
      })
    }
    this.#isTaken = true
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }

  /** Takes SQLite's write lock at once: a transaction that starts with a read could fail at its first write. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    await this.#connection.close()
  }
}
