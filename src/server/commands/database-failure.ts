import type { ServerConfig } from '../config.ts'

const DAMAGED = 'Put a backup back, or name another folder in DATA_DIR'
const NOT_WRITABLE = 'Check whose the folder and its files are, and that they may be written'

/** What the library says without a code, when there is no file and none can be made. */
const UNOPENED = /^ConnectionFailed\(/

/** What to do about a failure of the embedded database, by its code or the system's. */
const EMBEDDED: readonly { code: RegExp; advice: string }[] = [
  { code: /^SQLITE_(?:NOTADB|CORRUPT)/, advice: DAMAGED },
  {
    code: /^(?:UNOPENED|SQLITE_(?:READONLY|CANTOPEN|PERM|AUTH)|EACCES|EPERM|EROFS|ENOTDIR|EEXIST)/,
    advice: NOT_WRITABLE,
  },
  { code: /^(?:SQLITE_(?:FULL|IOERR)|ENOSPC)/, advice: 'Make room on its disk' },
  { code: /^SQLITE_(?:BUSY|LOCKED)/, advice: 'Another process is writing to it: try again' },
]

/** Makes of a failure of the database a sentence that says which database, why, and what to do. All else is left as it is. */
export function databaseFailure(
  error: unknown,
  { databaseUrl, dataDir }: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>,
) {
  if (!(error instanceof Error) || databaseUrl) return error
  const { message } = error
  const code = UNOPENED.test(message) ? 'UNOPENED' : ((error as NodeJS.ErrnoException).code ?? '')
  const advice = EMBEDDED.find((each) => each.code.test(code))?.advice
  return advice
    ? new Error(`The database in ${dataDir} cannot be used: ${message}. ${advice}.`, { cause: error })
    : error
}
