import { isLostConnection } from './database/retry-lost-connection.ts'

/** `full`: there is no space left. `unavailable`: it is locked, unreachable, read-only or broken. */
export type StorageFailure = 'full' | 'unavailable'

/** Codes of Node, SQLite, PostgreSQL (SQLSTATE), contents.ts and s3-store.ts. */
const FULL = /^(?:ENOSPC|EDQUOT|SQLITE_FULL|53100)$/
const UNAVAILABLE = new RegExp(
  [
    '^SQLITE_(?:BUSY|LOCKED|IOERR|READONLY|CORRUPT|NOTADB|CANTOPEN|PROTOCOL|NOMEM)',
    // Connections, resources, operator intervention; lock_not_available, read_only_sql_transaction, serialization and deadlock.
    '^(?:08|53|57)...$|^(?:55P03|25006|40001|40P01)$',
    '^E(?:IO|ROFS|MFILE|NFILE|ACCES|PERM|NOENT|CONN[A-Z]+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$',
    '^(?:CONTENT_BUSY|STORE_UNCONFIRMED)$',
  ].join('|'),
)
/** Errors of node-postgres without a code. */
const UNAVAILABLE_MESSAGE = /^(?:timeout exceeded when trying to connect|Query read timeout)/
const INSUFFICIENT_STORAGE = 507

/** Returns how a disk, a database or an object store failed; undefined for all other errors. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const code = codeOf(error) ?? ''
  // Errors of the AWS SDK have the response's metadata.
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  if (FULL.test(code) || status === INSUFFICIENT_STORAGE) return 'full'
  if (UNAVAILABLE.test(code) || UNAVAILABLE_MESSAGE.test(error.message) || isLostConnection(error)) return 'unavailable'
  if ('$metadata' in error || error.name === 'TimeoutError') return 'unavailable'
  return undefined
}

/** Returns the code of an error, which helps to find its cause: `ENOSPC`, `SQLITE_BUSY`, `57P01`. */
export function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' && error.code ? error.code : undefined
}
