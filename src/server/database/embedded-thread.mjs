/*
 * The thread that owns the embedded database (started by embedded-dialect.ts): SQLite's calls block, for as long as a disk or
 * another process's lock makes them wait, and nothing else runs here. Plain JavaScript, since no loader of TypeScript reaches
 * into a thread on every supported version of Node.
 */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** @type {{ path: string, busyTimeoutMs: number }} */
const { path, busyTimeoutMs } = workerData
/** @type {Database.Database | undefined} */
let connection
/** After an error SQLite may hold a statement open, which makes the next commit fail: the connection is replaced then. */
let isSuspect = false

function open() {
  const opened = new Database(path)
  opened.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  opened.exec('pragma journal_mode = wal')
  // A commit is on the disk when it returns, in spite of the write-ahead log.
  opened.exec('pragma synchronous = full')
  opened.exec('pragma foreign_keys = on')
  return opened
}

function close() {
  try {
    connection?.close()
  } finally {
    connection = undefined
    isSuspect = false
  }
}

/** @param {{ sql: string, parameters: readonly unknown[] }} query */
function execute({ sql, parameters }) {
  if (isSuspect && !connection?.inTransaction) close()
  connection ??= open()
  // SQLite has rolled back by itself after a full disk.
  if (sql === 'rollback' && !connection.inTransaction) return { rows: [] }
  const statement = connection.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) }
  return { rows: [], changes: statement.run(parameters).changes }
}

parentPort?.on('message', ({ id, sql, parameters }) => {
  try {
    if (sql === undefined) {
      close()
      parentPort?.close()
      return
    }
    parentPort?.postMessage({ id, result: execute({ sql, parameters }) })
  } catch (error) {
    // What cannot be rolled back must not be part of the next transaction.
    if (sql === 'rollback') close()
    // A broken constraint is an answer like any other.
    isSuspect ||= !String(error.code).startsWith('SQLITE_CONSTRAINT')
    parentPort?.postMessage({ id, error: { message: String(error.message), code: error.code || 'SQLITE_CANTOPEN' } })
  }
})
