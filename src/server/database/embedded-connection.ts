import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

/** How long SQLite waits for the lock of another process before a statement fails with SQLITE_BUSY. */
const BUSY_TIMEOUT_MS = 3_000

type Answer = { id: number; result?: { rows: unknown[]; changes?: number }; error?: { message: string; code: string } }
type Pending = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** An error of the database's thread; `code` is SQLite's error code, such as `SQLITE_FULL`. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
  }
}

/** The only connection to the embedded database, in a worker thread: a waiting query does not block the event loop. */
export class EmbeddedConnection implements DatabaseConnection {
  readonly #path: string
  readonly #pending = new Map<number, Pending>()
  #worker: Worker | undefined
  #lastId = 0

  constructor(path: string) {
    this.#path = path
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#run(sql, parameters)
    // The author of a query knows the type of its rows.
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) }
  }

  streamQuery(): never {
    throw new Error('The embedded database does not support streaming')
  }

  /** Terminates the thread after its pending queries. */
  async close(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.postMessage({})
    await ended
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; changes?: number }> {
    const id = (this.#lastId += 1)
    const { result, error } = await new Promise<Answer>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#worker ??= this.#start()
      this.#worker.postMessage({ id, sql, parameters })
    })
    if (error) throw new EmbeddedError(error.message, error.code)
    return result ?? { rows: [] }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./embedded-thread.mjs', import.meta.url), {
      workerData: { path: this.#path, busyTimeoutMs: BUSY_TIMEOUT_MS },
      execArgv: [],
    })
    worker.on('message', (answer: Answer) => {
      this.#pending.get(answer.id)?.resolve(answer)
      this.#pending.delete(answer.id)
    })
    // An error of the thread must not end the process: its queries fail, and the next query starts a new thread.
    const fail = (message: string) => {
      if (this.#worker === worker) this.#worker = undefined
      for (const { reject } of this.#pending.values()) reject(new EmbeddedError(message, 'SQLITE_IOERR'))
      this.#pending.clear()
    }
    worker.on('error', (error) => fail(`The database's thread failed: ${error.message}`))
    worker.on('exit', () => fail('The database was closed'))
    return worker
  }
}
