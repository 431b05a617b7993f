/*
 * The worker thread of the embedded database (started by embedded-connection.ts). SQLite's calls are synchronous: they
 * block for as long as the disk or another process's lock takes, so nothing else runs in this thread. Plain JavaScript,
 * since not every supported version of Node can load TypeScript in a worker thread.
 */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** @type {{ path: string, busyTimeoutMs: number }} */
const { path, busyTimeoutMs } = workerData
/** @type {Database.Database | undefined} */
let connection
/** Set after an error: SQLite may hold a statement open, which makes the next commit fail. The connection is then replaced. */
let isSuspect = false

function open() {
  const opened = new Database(path)
  opened.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  opened.exec('pragma journal_mode = wal')
  // A commit is synced to the disk before it returns, also with the write-ahead log.
  opened.exec('pragma synchronous = full')
  opened.exec('pragma foreign_keys = on')
  // Deleted or changed data is overwritten: erased data is in no free page of the file.
  opened.exec('pragma secure_delete = on')
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
  // SQLite has already rolled back on its own after a full disk.
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
    // A failed rollback must not become part of the next transaction.
    if (sql === 'rollback') close()
    // A violated constraint is a normal result.
    isSuspect ||= !String(error.code).startsWith('SQLITE_CONSTRAINT')
    parentPort?.postMessage({ id, error: { message: String(error.message), code: error.code || 'SQLITE_CANTOPEN' } })
  }
})
