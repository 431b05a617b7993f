import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { networkName } from '../callers.ts'
import { noteEvent } from '../database/account-changes.ts'
import { findAccount } from '../database/accounts.ts'
import { consumeLimits, refundLimit } from '../database/limits.ts'
import {
  beginSecondFactor,
  type CodeOutcome,
  confirmSecondFactor,
  findPendingSecret,
  readSecondFactor,
  replaceCodes,
  switchOffSecondFactor,
} from '../database/second-factors.ts'
import { toTime } from '../desk/describe-request.ts'
import { HttpError, type Message, tooMany } from '../http-error.ts'
import { ownCodeKey, ownPasswordKey } from '../login-limits.ts'
import { MAX_PASSWORD_LENGTH, verifyPassword } from '../passwords.ts'
import { createRecoveryCodes, describeSecret } from '../second-factor.ts'
import { requireSession } from '../session-guard.ts'
import { createSecret, findSkewMinutes, findStep, normaliseCode } from '../totp.ts'
import type { ApiRoutes } from './api-routes.ts'

const lang = Type.Optional(Type.String())
const Lang = Type.Object({ lang })
const password = Type.String({ maxLength: MAX_PASSWORD_LENGTH })
const code = Type.String({ maxLength: 100 })
const Password = Type.Object({ password, lang })
const Code = Type.Object({ code, lang })
const Both = Type.Object({ password, code, lang })
const config = { permission: 'manage own login' } as const
/** An account that must have a second factor sets it up by these calls. */
const setUp = { ...config, during: ['second_factor'] } as const
const schemaOf = (summary: string) => ({ tags: ['users'], summary })

/** `/api/users/second-factor`: the caller's own authenticator app and recovery codes. */
export const secondFactorRoutes: ApiRoutes = async (server, { services: { database, metrics } }) => {
  server.get(
    '/users/second-factor',
    { config: setUp, schema: { ...schemaOf('Whether the own second factor is on'), querystring: Lang } },
    async (request) => {
      const factor = await readSecondFactor(database, requireSession(request).account_id)
      const secondFactor = { since: factor ? toTime(factor.since) : null, recoveryCodes: factor?.codes ?? 0 }
      return { success: true, result: { secondFactor } }
    },
  )

  server.post(
    '/users/second-factor',
    {
      config: setUp,
      schema: { ...schemaOf('Begin to switch it on: a new secret, which does not count yet'), body: Password },
    },
    async (request) => {
      const session = requireSession(request)
      await requirePassword(request, request.body.password)
      const secret = createSecret()
      if (!(await beginSecondFactor(database, session.account_id, secret)))
        throw new HttpError(409, (t) => t('api:secondFactor.isOn'))
      return { success: true, result: { enrolment: describeSecret(session.account, secret) } }
    },
  )

  server.post(
    '/users/second-factor/confirmation',
    { config: setUp, schema: { ...schemaOf('Switch it on by a first code; ends all other logins'), body: Code } },
    async (request) => {
      const session = requireSession(request)
      const secret = await findPendingSecret(database, session.account_id)
      if (secret === undefined) throw new HttpError(409, (t) => t('api:secondFactor.notBegun'))
      const typed = normaliseCode(request.body.code)
      const codes = createRecoveryCodes()
      await withinLimit(request, async () => {
        const step = findStep({ secret, after: 0 }, typed)
        if (step === undefined) {
          const minutes = findSkewMinutes(secret, typed)
          throw wrongCode((t) =>
            minutes === undefined ? t('api:secondFactor.wrong') : t('api:secondFactor.clock', { count: minutes }),
          )
        }
        if (!(await confirmSecondFactor(database, session, { secret, step, codes })))
          throw new HttpError(409, (t) => t('api:secondFactor.notBegun'))
      })
      return { success: true, result: { recoveryCodes: codes } }
    },
  )

  server.post(
    '/users/second-factor/recovery-codes',
    { config, schema: { ...schemaOf('Replace the recovery codes'), body: Both } },
    async (request) => {
      const session = requireSession(request)
      await requirePassword(request, request.body.password)
      const codes = createRecoveryCodes()
      await withinLimit(request, async () =>
        requireRight(await replaceCodes(database, session, { code: request.body.code, codes })),
      )
      return { success: true, result: { recoveryCodes: codes } }
    },
  )

  server.post(
    '/users/second-factor/removal',
    { config, schema: { ...schemaOf('Switch it off; ends all other logins'), body: Both } },
    async (request) => {
      const session = requireSession(request)
      await requirePassword(request, request.body.password)
      await withinLimit(request, async () =>
        requireRight(await switchOffSecondFactor(database, session, request.body.code)),
      )
      return { success: true, message: request.words('api:secondFactor.off') }
    },
  )

  /** Limited like a login: the holder of a token may not guess the password. */
  async function requirePassword(request: FastifyRequest, typed: string): Promise<void> {
    const { account } = requireSession(request)
    const limited = ownPasswordKey(account)
    await consume(limited)
    const { password_hash } = (await findAccount(database, account)) ?? {}
    if (!(await verifyPassword(password_hash, typed))) {
      await noteOwn(request, 'login_wrong')
      throw wrongPassword()
    }
    await refundLimit(database, limited.key)
  }

  /** Counts a code before it is checked, so that concurrent attempts cannot exceed the limit. */
  async function withinLimit(request: FastifyRequest, work: () => Promise<void>): Promise<void> {
    const limited = ownCodeKey(requireSession(request).account)
    await consume(limited)
    await work().catch(async (error: unknown) => {
      if (error instanceof HttpError && error.status === 422) await noteOwn(request, 'code_wrong')
      throw error
    })
    await refundLimit(database, limited.key)
  }

  /** The holder of a stolen token guesses like a stranger: the trail says so. */
  async function noteOwn(request: FastifyRequest, kind: 'login_wrong' | 'code_wrong'): Promise<void> {
    const { account } = requireSession(request)
    await noteEvent(database, { kind, actor: account, account, network: networkName(request.ip) })
  }

  async function consume(limited: ReturnType<typeof ownCodeKey>): Promise<void> {
    const wait = await consumeLimits(database, [limited])
    metrics.limited('login', wait > 0 ? 'refused' : 'consumed')
    if (wait > 0) throw tooMany(wait, (t) => t('api:login.tooMany'))
  }
}

function requireRight(outcome: CodeOutcome): void {
  if (outcome === 'none') throw new HttpError(409, (t) => t('api:secondFactor.isOff'))
  if (outcome === 'missing' || outcome === 'wrong') throw wrongCode((t) => t('api:secondFactor.wrong'))
}

function wrongCode(message: Message): HttpError {
  return new HttpError(422, message, { fields: { code: message } })
}

function wrongPassword(): HttpError {
  const message: Message = (t) => t('api:people.current')
  return new HttpError(422, message, { fields: { password: message } })
}
