import { Type } from 'typebox'
import { addressBucket } from '../callers.ts'
import type { ApiRoutes } from '../create-api.ts'
import { findAccount } from '../database/accounts.ts'
import { giveBackPlace, type Limit, takePlace } from '../database/limits.ts'
import type { Database } from '../database/open-database.ts'
import { endSession, replaceToken, startSession } from '../database/sessions.ts'
import type { AccountRow } from '../database/tables.ts'
import { MAX_PASSWORD_LENGTH, verifyPassword } from '../passwords.ts'
import { Refusal, tooMany } from '../refusal.ts'
import { isAccountName, normaliseAccount } from '../account-name.ts'
import { loginExpired, tokenOf } from '../session-guard.ts'
import { createToken, hashToken, LOGIN_TTL_MS, sha256, TOKEN_TTL_MS } from '../tokens.ts'

const WINDOW_MS = 15 * 60 * 1000
/** Failed logins of one account, whether there is such an account or not. */
const ACCOUNT_LIMIT: Limit = { count: 5, windowMs: WINDOW_MS }
/** Failed logins from one address. */
const ADDRESS_LIMIT: Limit = { count: 20, windowMs: WINDOW_MS }

const Credentials = Type.Object({
  account: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH }),
  lang: Type.Optional(Type.String()),
})

/** `/api/users`: logging in and out, extending a login, one's own profile. */
export const userRoutes: ApiRoutes = async (server, { services: { database } }) => {
  server.post(
    '/users/login',
    {
      schema: { tags: ['users'], summary: 'Log in', body: Credentials },
      config: { invalid: (t) => t('api:login.required'), failed: (t) => t('api:login.failed') },
    },
    async (request) => {
      const { account: name, password } = request.body
      const buckets = {
        account: `account:${sha256(normaliseAccount(name))}`,
        address: addressBucket('login', request.ip),
      }
      await takeAttempt(database, buckets)
      const account = await findKnownAccount(database, name)
      if (!(await verifyPassword(account?.password_hash, password)) || !account)
        throw new Refusal(401, (t) => t('api:login.wrong'))
      const token = await startLogin(database, account)
      await Promise.all(Object.values(buckets).map((bucket) => giveBackPlace(database, bucket)))
      return { success: true, message: request.words('api:login.done'), token, user: toUser(account) }
    },
  )

  server.get(
    '/users/profile',
    {
      schema: { tags: ['users'], summary: 'Who is logged in' },
      config: { permission: 'read own profile', failed: (t) => t('api:profile.failed') },
    },
    async ({ session }) => ({ success: true, result: session && toUser(session) }),
  )

  server.patch(
    '/users/extend',
    { schema: { tags: ['users'], summary: 'Replace a token, valid or expired' } },
    async (request) => {
      const token = createToken()
      const now = Date.now()
      const isReplaced = await replaceToken(database, {
        oldHash: hashToken(tokenOf(request)),
        newHash: hashToken(token),
        expiresAt: now + TOKEN_TTL_MS,
        since: now - LOGIN_TTL_MS,
      })
      if (!isReplaced) throw loginExpired()
      return { success: true, result: token }
    },
  )

  server.delete(
    '/users/logout',
    { schema: { tags: ['users'], summary: 'Log out' }, config: { permission: 'end own login' } },
    async (request) => {
      await endSession(database, hashToken(tokenOf(request)))
      return { success: true, message: request.words('api:session.ended') }
    },
  )
}

/** Counts an attempt before it is made, so that many at once are no way around the limit. */
async function takeAttempt(database: Database, buckets: { account: string; address: string }): Promise<void> {
  const refuse = (wait: number) => tooMany(wait, (t) => t('api:login.tooMany'))
  const addressWait = await takePlace(database, buckets.address, ADDRESS_LIMIT)
  if (addressWait > 0) throw refuse(addressWait)
  const accountWait = await takePlace(database, buckets.account, ACCOUNT_LIMIT)
  if (accountWait === 0) return
  await giveBackPlace(database, buckets.address)
  throw refuse(accountWait)
}

/** A name that no account can have is not looked up: databases refuse some characters. */
async function findKnownAccount(database: Database, name: string): Promise<AccountRow | undefined> {
  const account = normaliseAccount(name)
  return isAccountName(account) ? findAccount(database, account) : undefined
}

async function startLogin(database: Database, { id }: AccountRow): Promise<string> {
  const token = createToken()
  const now = Date.now()
  await startSession(database, {
    token_hash: hashToken(token),
    account_id: id,
    logged_in_at: now,
    expires_at: now + TOKEN_TTL_MS,
  })
  return token
}

function toUser({ account, role, language }: Pick<AccountRow, 'account' | 'role' | 'language'>) {
  return { account, role, language }
}
