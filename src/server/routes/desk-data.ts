import { Type } from 'typebox'
import { MAX_EMAIL } from '../../web/features/contact/request-limits.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import { forgetRequest } from '../contact/forget-request.ts'
import { countExpired, findJob } from '../database/retention.ts'
import { toTime } from '../desk/describe-request.ts'
import { exportPerson } from '../desk/export-person.ts'
import { readDetail, requireRequest } from '../desk/read-detail.ts'
import { monthsBefore, retireRequests } from '../desk/retire-requests.ts'
import { HttpError, type Message } from '../http-error.ts'
import type { Services } from '../services.ts'
import { requireSession } from '../session-guard.ts'
import type { ApiRoutes } from './api-routes.ts'

const MIN_REASON = 3
const MAX_REASON = 500

const lang = Type.Optional(Type.String())
const Lang = Type.Object({ lang })
const Numbered = Type.Object({ number: Type.String({ maxLength: 100 }) })
const Reason = Type.Object({ reason: Type.String({ maxLength: MAX_REASON }), lang })
const Address = Type.Object({ email: Type.String({ maxLength: MAX_EMAIL }), lang })
const config = { permission: 'manage data' } as const
const proved = { ...config, proved: true } as const
const schemaOf = (summary: string) => ({ tags: ['data protection'], summary })

/** Erasure, export and retention of personal data, for admins. */
export const deskDataRoutes: ApiRoutes = async (server, { services }) => {
  const { database, events } = services

  server.post(
    '/desk/requests/:number/erasure',
    {
      config: proved,
      schema: { ...schemaOf('Erase the personal data and the files of a request'), params: Numbered, body: Reason },
    },
    async (request, reply) => {
      const reason = cleanText(request.body.reason).trim()
      if (reason.length < MIN_REASON) throw refused('reason', (t) => t('api:desk.invalid.reason'))
      const { id } = await requireRequest(database, request.params.number)
      const { account } = requireSession(request)
      await forgetRequest(services, id, { kind: 'erased', account, reason })
      events.wake()
      const erased = await readDetail(database, id)
      return reply.code(erased.erased === 'yes' ? 200 : 202).send({ success: true, result: { request: erased } })
    },
  )

  server.post(
    '/desk/export',
    { config: proved, schema: { ...schemaOf('Export all that is stored about a mail address'), body: Address } },
    async (request) => {
      const email = cleanLine(request.body.email).trim()
      // Not the form's rule: addresses that were stored under an earlier one must be found too.
      if (!/[^@]@[^@]/.test(email)) throw refused('email', (t) => t('api:desk.invalid.email'))
      return { success: true, result: { export: await exportPerson(database, email, requireSession(request).account) } }
    },
  )

  server.get(
    '/desk/retention',
    { config, schema: { ...schemaOf('What the retention of requests has done, and will do'), querystring: Lang } },
    async () => ({ success: true, result: { retention: await describeRetention(services) } }),
  )

  server.post(
    '/desk/retention',
    { config: proved, schema: { ...schemaOf('Anonymise old requests now'), body: Type.Optional(Lang) } },
    async () => {
      const anonymised = await retireRequests({ ...services, months: services.retentionMonths })
      events.wake()
      return { success: true, result: { retention: await describeRetention(services), anonymised } }
    },
  )
}

async function describeRetention({ database, retentionMonths: months }: Services) {
  const before = monthsBefore(Date.now(), months)
  const job = await findJob(database, 'retention')
  const lastRun = job ? { at: toTime(job.ran_at), anonymised: job.outcome } : null
  return { months, before: toTime(before), ...(await countExpired(database, before)), lastRun }
}

function refused(field: string, message: Message): HttpError {
  return new HttpError(422, message, { fields: { [field]: message } })
}
