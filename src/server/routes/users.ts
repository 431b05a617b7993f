import { Type } from 'typebox'
import { dutyOf, permissionsOf } from '../access.ts'
import type { AccountEvent } from '../../web/features/staff/desk/account-events.ts'
import { networkName } from '../callers.ts'
import { noteEvent } from '../database/account-changes.ts'
import type { ApiRoutes } from './api-routes.ts'
import { findAccount } from '../database/accounts.ts'
import { isKnownLogin, noteLogin } from '../database/known-logins.ts'
import { consumeLimits, refundLimit } from '../database/limits.ts'
import type { Database } from '../database/open-database.ts'
import { retryLostConnection } from '../database/retry-lost-connection.ts'
import { endReusedSession, endSession, replaceToken, startSession } from '../database/sessions.ts'
import type { AccountRow } from '../database/tables.ts'
import { accountKeys, codeKey, knownLoginKey, loginAddressKey } from '../login-limits.ts'
import { MAX_PASSWORD_LENGTH, verifyPassword } from '../passwords.ts'
import { HttpError, tooMany } from '../http-error.ts'
import { isAccountName, normaliseAccount } from '../account-name.ts'
import { loginExpired, requireSession, tokenOf } from '../session-guard.ts'
import { createToken, hashToken } from '../tokens.ts'
import { normaliseCode } from '../totp.ts'

const MAX_CODE_LENGTH = 100
/** A code of an app, or of who guesses one. */
const CODE = /^\d{1,12}$/

const Credentials = Type.Object({
  account: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH }),
  /** Of an authenticator app, or a recovery code. */
  code: Type.Optional(Type.String({ maxLength: MAX_CODE_LENGTH })),
  lang: Type.Optional(Type.String()),
})

/** `/api/users`: login, logout, extension of a login, own profile with what its role may do. */
export const userRoutes: ApiRoutes = async (server, { services: { database, metrics, secondFactor } }) => {
  server.post(
    '/users/login',
    {
      schema: { tags: ['users'], summary: 'Log in', body: Credentials },
      config: { invalid: (t) => t('api:login.required'), failed: (t) => t('api:login.failed') },
    },
    async (request) => {
      const { account: name, password, code = '' } = request.body
      const known = knownLoginKey(name, request.ip)
      const isKnown = await isKnownLogin(database, known)
      const keys = [...accountKeys(name, request.ip, isKnown), loginAddressKey(request.ip)]
      // Counted before the password is verified, so that concurrent attempts cannot exceed the limit.
      const wait = await consumeLimits(database, keys)
      metrics.limited('login', wait > 0 ? 'refused' : 'consumed')
      const account = await findKnownAccount(database, name)
      /** Names an account only if there is one: people type passwords where names belong. */
      const note = (kind: AccountEvent, actor = '') =>
        noteEvent(database, { kind, actor, account: account?.account ?? '', network: networkName(request.ip) })
      const refuse = async (waitMs: number) => {
        metrics.signedIn('refused')
        await note('login_refused')
        return tooMany(waitMs, (t) => t('api:login.tooMany'))
      }
      if (wait > 0) throw await refuse(wait)
      const token = createToken()
      const isRight = await verifyPassword(account?.password_hash, password)
      const { id: account_id = '', password_hash = '' } = account ?? {}
      const refund = () => Promise.all(keys.map(({ key }) => refundLimit(database, key)))
      if (isRight && CODE.test(normaliseCode(code))) {
        // A recovery code cannot be guessed. Asked only after a right password: a stranger cannot use up the codes of an account.
        const ofCodes = codeKey(name, request.ip, isKnown)
        const waitForCode = await consumeLimits(database, [ofCodes])
        keys.push(ofCodes)
        if (waitForCode > 0) throw await refuse(waitForCode)
      }
      const login = { token_hash: hashToken(token), account_id, password_hash, code }
      const outcome = isRight ? await startSession(database, login) : 'ended'
      if (outcome === 'missing') {
        await refund()
        // Usual from a known address; from another one, somebody has the password.
        if (!isKnown) await note('code_asked')
        throw new HttpError(401, (t) => t('api:secondFactor.required'), { code: 'second_factor_required' })
      }
      if (outcome !== 'started') {
        metrics.signedIn('wrong')
        await note(outcome === 'ended' ? 'login_wrong' : 'code_wrong')
        if (outcome === 'ended') throw new HttpError(401, (t) => t('api:login.wrong'))
        throw new HttpError(401, (t) => t('api:secondFactor.wrong'), { code: 'second_factor_wrong' })
      }
      await Promise.all([refund(), noteLogin(database, known)])
      metrics.signedIn('ok')
      await note('login', account?.account)
      return { success: true, message: request.words('api:login.done'), token, user: account && toUser(account) }
    },
  )

  server.get(
    '/users/profile',
    {
      schema: { tags: ['users'], summary: 'Who is logged in' },
      config: {
        permission: 'read own profile',
        during: ['password', 'second_factor'],
        failed: (t) => t('api:profile.failed'),
      },
    },
    async (request) => {
      const session = requireSession(request)
      const duty = dutyOf(session, secondFactor)
      return { success: true, result: { ...toUser(session), ...(duty && { duty }) } }
    },
  )

  server.patch(
    '/users/extend',
    { schema: { tags: ['users'], summary: 'Replace a token, valid or expired', security: [{ token: [] }] } },
    async (request) => {
      const token = createToken()
      const oldHash = hashToken(tokenOf(request))
      if (!(await replaceToken(database, { oldHash, newHash: hashToken(token) }))) {
        await endReusedSession(database, oldHash)
        throw loginExpired()
      }
      return { success: true, result: token }
    },
  )

  server.delete(
    '/users/logout',
    // Requires no permission: the holder of a token may end its session, also if the token is expired or was replaced.
    { schema: { tags: ['users'], summary: 'Log out', security: [{ token: [] }] } },
    async (request) => {
      if (!(await endSession(database, hashToken(tokenOf(request))))) throw loginExpired()
      return { success: true, message: request.words('api:session.ended') }
    },
  )
}

/** An invalid account name is not looked up: databases refuse some characters. */
async function findKnownAccount(database: Database, name: string): Promise<AccountRow | undefined> {
  const account = normaliseAccount(name)
  return isAccountName(account) ? retryLostConnection(() => findAccount(database, account)) : undefined
}

function toUser({ account, role, language }: Pick<AccountRow, 'account' | 'role' | 'language'>) {
  return { account, role, language, permissions: permissionsOf(role) }
}
