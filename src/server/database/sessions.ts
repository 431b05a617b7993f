import type { Role } from '../access.ts'
import { CLOCK_SKEW_MS } from '../clock-skew.ts'
import { ADMIN_EXTENSION_MS, EXTENSION_MS, LOGIN_TTL_MS, MAX_SESSIONS, REUSE_MS, TOKEN_TTL_MS } from '../tokens.ts'
import { addAccountChange, noteEvent } from './account-changes.ts'
import type { Database } from './open-database.ts'
import { retryLostConnection } from './retry-lost-connection.ts'
import { takeCode } from './second-factors.ts'
import type { AccountRow, SessionRow } from './tables.ts'

/** The account logged in with a token. */
export type Session = Pick<AccountRow, 'account' | 'role' | 'language' | 'read_before' | 'password_given'> &
  Pick<SessionRow, 'account_id' | 'token_hash' | 'proved_at'> & {
    /** When its second factor began to count; null if it has none. */
    confirmed_at: number | null
  }

/** A login whose password was verified against `password_hash`, with the code of a second factor if one was typed. */
type Login = Pick<SessionRow, 'token_hash' | 'account_id'> & Pick<AccountRow, 'password_hash'> & { code?: string }

/** `ended`: the password is another one by now. `missing` and `wrong`: the account has a second factor. */
export type LoginOutcome = 'started' | 'ended' | 'missing' | 'wrong'

/**
 * Stores a new session, unless the account's password is another one by now, or the account was removed: a login that is
 * under way ends with all others. With a second factor its code is checked here, and used up. The oldest of too many
 * sessions end.
 */
export function startSession(
  database: Database,
  { token_hash, account_id, password_hash, code = '' }: Login,
  now = Date.now(),
): Promise<LoginOutcome> {
  return database.transaction().execute(async (transaction) => {
    // Locks the row until the end: a change of password or second factor comes before, and is seen, or after, and ends
    // this session too.
    const found = await transaction
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', account_id)
      .where('password_hash', '=', password_hash)
      .returning('account')
      .executeTakeFirst()
    if (!found) return 'ended'
    const outcome = await takeCode(transaction, account_id, code, now)
    if (outcome === 'missing' || outcome === 'wrong') return outcome
    const { account } = found
    if (outcome === 'used') await addAccountChange(transaction, { actor: account, account, kind: 'recovery_used' })
    await transaction
      .insertInto('sessions')
      .values({
        token_hash,
        account_id,
        logged_in_at: now,
        proved_at: now,
        expires_at: now + TOKEN_TTL_MS,
        replaced_hash: null,
      })
      .execute()
    const older = await transaction
      .selectFrom('sessions')
      .select('token_hash')
      .where('account_id', '=', account_id)
      .orderBy('expires_at', 'desc')
      .execute()
    const ending = older.slice(MAX_SESSIONS).map((row) => row.token_hash)
    if (ending.length > 0) await transaction.deleteFrom('sessions').where('token_hash', 'in', ending).execute()
    return 'started'
  })
}

/**
 * Finds the session of a valid token. An expiry time further in the future than the term of a session was written with
 * a wrong clock.
 */
export function findSession(database: Database, tokenHash: string, now = Date.now()): Promise<Session | undefined> {
  return retryLostConnection(() =>
    database
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
      .select(['account', 'role', 'language', 'read_before', 'password_given'])
      .select(['sessions.account_id', 'token_hash', 'proved_at', 'confirmed_at'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where('expires_at', '<=', now + TOKEN_TTL_MS + CLOCK_SKEW_MS)
      .executeTakeFirst(),
  )
}

/** Records that the holder of a session has typed the password of its account, whose hash is `verified`, again. */
export async function proveSession(
  database: Database,
  { token_hash, account, verified }: Pick<Session, 'token_hash' | 'account'> & { verified: string },
  now = Date.now(),
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('token_hash', '=', token_hash)
    .where('account_id', 'in', (from) =>
      from.selectFrom('accounts').select('id').where('account', '=', account).where('password_hash', '=', verified),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns those of some tokens' hashes that are valid. */
export async function findLiveTokens(
  database: Database,
  hashes: readonly string[],
  now = Date.now(),
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await database
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', 'in', hashes)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + TOKEN_TTL_MS + CLOCK_SKEW_MS)
    .execute()
  return new Set(rows.map(({ token_hash }) => token_hash))
}

/**
 * Replaces a token, valid or expired for less than the role's time, within the maximum duration of a login. Of several
 * calls with one token, one succeeds. Returns whether it did.
 */
export async function replaceToken(
  database: Database,
  { oldHash, newHash }: { oldHash: string; newHash: string },
  now = Date.now(),
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set({ token_hash: newHash, replaced_hash: oldHash, expires_at: now + TOKEN_TTL_MS })
    .where('token_hash', '=', oldHash)
    .where('logged_in_at', '>', now - LOGIN_TTL_MS)
    .where('logged_in_at', '<=', now + CLOCK_SKEW_MS)
    .where('expires_at', '>', now - EXTENSION_MS)
    .where((row) =>
      row.or([
        row('expires_at', '>', now - ADMIN_EXTENSION_MS),
        row('account_id', 'not in', row.selectFrom('accounts').select('id').where('role', '=', 'admin')),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Ends the session whose token was replaced by another a while ago: a client that still has the old one may have stolen
 * it.
 */
export async function endReusedSession(database: Database, oldHash: string, now = Date.now()): Promise<void> {
  const ended = await database
    .deleteFrom('sessions')
    .where('replaced_hash', '=', oldHash)
    .where('expires_at', '<=', now + TOKEN_TTL_MS - REUSE_MS)
    .returning('account_id')
    .executeTakeFirst()
  if (!ended) return
  const owner = await database
    .selectFrom('accounts')
    .select('account')
    .where('id', '=', ended.account_id)
    .executeTakeFirst()
  if (owner) await noteEvent(database, { kind: 'token_reused', actor: '', account: owner.account }, now)
}

/**
 * Ends the session of a token, also if the token has just been replaced: a logout that races with an extension still
 * ends the session. Returns whether there was one.
 */
export async function endSession(database: Database, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where((row) => row.or([row('token_hash', '=', tokenHash), row('replaced_hash', '=', tokenHash)]))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Lists the logins of an account of this role that have not ended, the newest first. */
export async function listSessions(
  database: Database,
  accountId: string,
  role: Role,
  now = Date.now(),
): Promise<(SessionRow & { ends_at: number })[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('logged_in_at', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, ends_at: endOf(row, role) })).filter(({ ends_at }) => ends_at > now)
}

/** Ends all logins of an account, or those of one time. Returns how many there were. */
export async function endSessions(database: Database, accountId: string, loggedInAt?: number): Promise<number> {
  let query = database.deleteFrom('sessions').where('account_id', '=', accountId)
  if (loggedInAt !== undefined) query = query.where('logged_in_at', '=', loggedInAt)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** Removes sessions whose tokens can neither be used nor extended. */
export async function removeOldSessions(database: Database, now = Date.now()): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('logged_in_at', '<=', now - LOGIN_TTL_MS),
        row('logged_in_at', '>', now + CLOCK_SKEW_MS),
        row('expires_at', '<=', now - EXTENSION_MS),
      ]),
    )
    .execute()
}

/** Returns when a login ends unless its token is extended: until then it can be, by an account of this role. */
function endOf({ logged_in_at, expires_at }: SessionRow, role: Role): number {
  return Math.min(logged_in_at + LOGIN_TTL_MS, expires_at + (role === 'admin' ? ADMIN_EXTENSION_MS : EXTENSION_MS))
}
