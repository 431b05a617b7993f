import type { Database } from './open-database.ts'
import type { AccountRow, SessionRow } from './tables.ts'

/** Who is logged in with a token. */
export type Session = Pick<AccountRow, 'account' | 'role' | 'language'> & Pick<SessionRow, 'expires_at'>

/** Keeps a new login. */
export async function startSession(database: Database, session: SessionRow): Promise<void> {
  await database.insertInto('sessions').values(session).execute()
}

/** Finds the login of a token, expired or not. */
export function findSession(database: Database, tokenHash: string): Promise<Session | undefined> {
  return database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.account', 'accounts.role', 'accounts.language', 'sessions.expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/**
 * Puts a new token in the place of an old one whose login began after `since`. Of several calls with one token, one succeeds.
 * Tells whether it did.
 */
export function replaceToken(
  database: Database,
  change: { oldHash: string; newHash: string; expiresAt: number; since: number },
): Promise<boolean> {
  return database
    .updateTable('sessions')
    .set({ token_hash: change.newHash, expires_at: change.expiresAt })
    .where('token_hash', '=', change.oldHash)
    .where('logged_in_at', '>', change.since)
    .executeTakeFirst()
    .then(({ numUpdatedRows }) => numUpdatedRows > 0n)
}

/** Ends a login. */
export async function endSession(database: Database, tokenHash: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Forgets logins that began before a time: their tokens can neither be used nor extended. */
export async function removeSessionsBefore(database: Database, time: number): Promise<void> {
  await database.deleteFrom('sessions').where('logged_in_at', '<=', time).execute()
}
