import type { Summary } from './manifest-types.ts'

/** A backup has the logins of its day, of which some were ended since. */
export const END_LOGINS = 'delete from sessions'

/** A database that can be restored. */
export type RestoreTarget = {
  name: string
  kind: Summary['database']['kind']
  /** Throws if it must not be replaced, or is in use. */
  assertFree: (isReplacing: boolean) => Promise<void>
  /** Puts a copy in place: all of it or nothing. Returns where what it replaces is kept. */
  put: (path: string, isReplacing: boolean) => Promise<string | null>
}
