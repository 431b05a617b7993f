import { CLOCK_SKEW_MS } from '../clock-skew.ts'
import type { Database } from './open-database.ts'
import { retryLostConnection } from './retry-lost-connection.ts'

/** How long an address is known after a login. */
export const KNOWN_MS = 30 * 24 * 60 * 60 * 1000

/** Notes a successful login, by a key of the account and the address. */
export async function noteLogin(database: Database, key: string, now = Date.now()): Promise<void> {
  await database
    .insertInto('known_logins')
    .values({ bucket: key, last_at: now })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ last_at: now }))
    .execute()
}

/** Returns whether a login with a key succeeded lately. */
export async function isKnownLogin(database: Database, key: string, now = Date.now()): Promise<boolean> {
  const find = () =>
    database
      .selectFrom('known_logins')
      .select('bucket')
      .where('bucket', '=', key)
      .where('last_at', '>', now - KNOWN_MS)
      .where('last_at', '<=', now + CLOCK_SKEW_MS)
      .executeTakeFirst()
  return (await retryLostConnection(find)) !== undefined
}

/** Removes logins that are too old to be known. */
export async function removeOldLogins(database: Database, now = Date.now()): Promise<void> {
  await database
    .deleteFrom('known_logins')
    .where((row) => row.or([row('last_at', '<=', now - KNOWN_MS), row('last_at', '>', now + CLOCK_SKEW_MS)]))
    .execute()
}
