import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { networkName } from '../callers.ts'
import { noteEvent } from '../database/account-changes.ts'
import { findAccount, setPassword } from '../database/accounts.ts'
import { consumeLimits, refundLimit } from '../database/limits.ts'
import { endSessions, listSessions, proveSession } from '../database/sessions.ts'
import { toTime } from '../desk/describe-request.ts'
import { ownPasswordKey } from '../login-limits.ts'
import { checkPassword, hashPassword, verifyPassword } from '../passwords.ts'
import { HttpError, type Message, tooMany } from '../http-error.ts'
import { requireSession } from '../session-guard.ts'
import type { ApiRoutes } from './api-routes.ts'

const lang = Type.Optional(Type.String())
const Lang = Type.Object({ lang })
const Change = Type.Object({ current: Type.String({ maxLength: 1024 }), password: Type.String(), lang })
const Confirmation = Type.Object({ current: Type.String({ maxLength: 1024 }), lang })
const Login = Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) })
const config = { permission: 'manage own login' } as const
const schemaOf = (summary: string) => ({ tags: ['users'], summary })

/** `/api/users/password`, `/confirmation`, `/sessions`: the caller's own password and logins. */
export const ownLoginRoutes: ApiRoutes = async (server, { services: { database, metrics } }) => {
  server.post(
    '/users/password',
    {
      config: { ...config, during: ['password'] },
      schema: { ...schemaOf('Change the own password; ends all other logins'), body: Change },
    },
    async (request) => {
      const { account, token_hash } = requireSession(request)
      const { current, password } = request.body
      checkPassword(password, account)
      if (password === current) {
        const message: Message = (t) => t('api:people.samePassword')
        throw new HttpError(422, message, { fields: { password: message } })
      }
      const verified = await verifyOwn(request, current)
      const change = { actor: account, keep: token_hash, verified }
      // An admin may have set another one meanwhile: that stays.
      if (!(await setPassword(database, account, await hashPassword(password), change))) throw wrongPassword()
      return { success: true, message: request.words('api:people.passwordChanged') }
    },
  )

  server.post(
    '/users/confirmation',
    { config, schema: { ...schemaOf('Type the own password again, as some calls require'), body: Confirmation } },
    async (request) => {
      const { account, token_hash } = requireSession(request)
      const verified = await verifyOwn(request, request.body.current)
      if (!(await proveSession(database, { token_hash, account, verified }))) throw wrongPassword()
      return { success: true }
    },
  )

  server.get(
    '/users/sessions',
    { config, schema: { ...schemaOf('List the own logins'), querystring: Lang } },
    async (request) => {
      const { account_id, role, token_hash } = requireSession(request)
      const sessions = (await listSessions(database, account_id, role)).map((row) => ({
        id: String(row.logged_in_at),
        loggedInAt: toTime(row.logged_in_at),
        // Until then its token can be extended, also an expired one.
        expiresAt: toTime(row.ends_at),
        current: row.token_hash === token_hash,
      }))
      return { success: true, result: { sessions } }
    },
  )

  server.delete(
    '/users/sessions',
    { config, schema: { ...schemaOf('Sign out everywhere'), querystring: Lang } },
    async (request) => {
      const { account, account_id } = requireSession(request)
      await endSessions(database, account_id)
      await noteEvent(database, { kind: 'sessions_ended', actor: account, account })
      return { success: true, message: request.words('api:people.signedOut') }
    },
  )

  server.delete(
    '/users/sessions/:id',
    { config, schema: { ...schemaOf('End one of the own logins'), params: Login, querystring: Lang } },
    async (request) => {
      const { account, account_id } = requireSession(request)
      const ended = await endSessions(database, account_id, Number(request.params.id))
      if (ended === 0) throw new HttpError(404, (t) => t('api:people.noSession'))
      await noteEvent(database, { kind: 'sessions_ended', actor: account, account })
      return { success: true, message: request.words('api:session.ended') }
    },
  )

  /**
   * Verifies the caller's own password, and returns its hash. Limited like a login: the holder of a token may not guess
   * the password.
   */
  async function verifyOwn(request: FastifyRequest, password: string): Promise<string> {
    const { account } = requireSession(request)
    const limited = ownPasswordKey(account)
    const wait = await consumeLimits(database, [limited])
    metrics.limited('login', wait > 0 ? 'refused' : 'consumed')
    if (wait > 0) throw tooMany(wait, (t) => t('api:login.tooMany'))
    const { password_hash: hash } = (await findAccount(database, account)) ?? {}
    if (!hash || !(await verifyPassword(hash, password))) {
      await noteEvent(database, { kind: 'login_wrong', actor: account, account, network: networkName(request.ip) })
      throw wrongPassword()
    }
    await refundLimit(database, limited.key)
    return hash
  }
}

function wrongPassword(): HttpError {
  const message: Message = (t) => t('api:people.current')
  return new HttpError(422, message, { fields: { current: message } })
}
