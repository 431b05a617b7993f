import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Duty, dutyOf, permissionsOf, type SecondFactorRule } from './access.ts'
import type { Database } from './database/open-database.ts'
import { noteEvent } from './database/account-changes.ts'
import { findSession, type Session } from './database/sessions.ts'
import { HttpError, type Message } from './http-error.ts'
import { hashToken, PROOF_MS } from './tokens.ts'
import { WORDS } from './words.ts'

const BEARER = /^Bearer +([\w-]{1,200})$/i

/** Returns the hook that requires a login on routes with a permission. */
export function findCaller(database: Database) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    if (!request.routeOptions.config.permission) return
    const session = await findSession(database, hashToken(tokenOf(request)))
    if (!session) throw loginExpired()
    request.session = session
  }
}

/** By duty, the answer to a call of an account that has to do something else first. */
const DUTIES: Record<Duty, { code: string; message: Message }> = {
  password: { code: 'password_change_required', message: (t) => t('api:people.changeFirst') },
  second_factor: { code: 'second_factor_setup_required', message: (t) => t('api:secondFactor.setUpFirst') },
}

/**
 * Returns the hook that refuses a caller who has a duty, whose role may not do what is asked, or who has to type the
 * password again. It runs once the body has said in which language to answer.
 */
export function requirePermission({ database, secondFactor }: { database: Database; secondFactor: SecondFactorRule }) {
  return async ({ method, routeOptions, session }: FastifyRequest): Promise<void> => {
    const { permission, during = [], proved = false } = routeOptions.config
    if (!permission || !session) return
    const duty = dutyOf(session, secondFactor)
    if (duty && !during.includes(duty)) throw new HttpError(403, DUTIES[duty].message, { code: DUTIES[duty].code })
    if (permissionsOf(session.role).includes(permission)) {
      const sinceProof = Math.abs(Date.now() - session.proved_at)
      if (!proved || sinceProof <= PROOF_MS) return
      throw new HttpError(403, (t) => t('api:session.confirm'), { code: 'confirmation_required' })
    }
    const { account } = session
    await noteEvent(database, { kind: 'forbidden', actor: account, account, to_value: `${method} ${routeOptions.url}` })
    throw new HttpError(403, (t) => t('api:forbidden'))
  }
}

/** Returns the session of a request to a route with a permission. */
export function requireSession({ session }: FastifyRequest): Session {
  if (!session) throw loginExpired()
  return session
}

/** Returns the token of a request. Throws if there is none. */
export function tokenOf({ headers }: FastifyRequest): string {
  const token = BEARER.exec(headers.authorization ?? '')?.[1]
  if (!token) throw loginExpired()
  return token
}

/** Returns the HttpError for an expired or missing login. Its message is a signal to the client, in Chinese for every language. */
export function loginExpired(): HttpError {
  const t = WORDS.zh
  return new HttpError(401, () => t('api:session.expired'))
}
