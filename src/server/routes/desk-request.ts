import { Type } from 'typebox'
import { normaliseAccount } from '../account-name.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import { recordRequestView } from '../database/history.ts'
import { markRead } from '../database/request-reads.ts'
import { REQUEST_STATES } from '../database/tables.ts'
import { answerTemplates } from '../desk/answer-templates.ts'
import { readDetail, requireRequest } from '../desk/read-detail.ts'
import { saveChange } from '../desk/save-change.ts'
import { LOCALES } from '../../base/i18n/locale.ts'
import { HttpError, type Message } from '../http-error.ts'
import { requireSession } from '../session-guard.ts'
import type { ApiRoutes } from './api-routes.ts'

const MAX_NOTE = 5000
const MAX_ANSWER = 10_000
const MAX_SUBJECT = 200

const lang = Type.Optional(Type.String())
const Lang = Type.Object({ lang })
const Opening = Type.Object({
  again: Type.Optional(Type.Boolean({ description: 'Read again by a screen that shows it: not another look' })),
  lang,
})
const Numbered = Type.Object({ number: Type.String({ maxLength: 100 }) })
const Key = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'A UUID: sent again, nothing is stored twice',
})
const Version = Type.Integer({ minimum: 1, description: 'The version that was seen' })
const State = Type.Union(REQUEST_STATES.map((state) => Type.Literal(state)))
const Change = Type.Object({
  version: Version,
  state: Type.Optional(State),
  // One schema: in a union, the validator would turn null into '', or false, 0 and '' into null.
  person: Type.Optional(
    Type.Unsafe<string | null>({ type: 'string', nullable: true, maxLength: 254, description: 'Null for nobody' }),
  ),
  lang,
})
const Note = Type.Object({ key: Key, text: Type.String({ maxLength: MAX_NOTE }), lang })
const Answer = Type.Object({
  key: Key,
  version: Version,
  language: Type.Union(LOCALES.map((language) => Type.Literal(language))),
  subject: Type.String({ maxLength: MAX_SUBJECT }),
  text: Type.String({ maxLength: MAX_ANSWER }),
  state: Type.Optional(State),
  lang,
})
const reading = { permission: 'read requests' } as const
const changing = { permission: 'change requests' } as const
const schemaOf = (summary: string) => ({ tags: ['desk'], summary, params: Numbered })

/** `/api/desk/requests/:number`: a request with its history, and its changes. */
export const deskRequestRoutes: ApiRoutes = async (server, { services }) => {
  const { database, outbox } = services

  server.get(
    '/desk/requests/:number',
    { config: reading, schema: { ...schemaOf('One request; the look is noted in its history'), querystring: Opening } },
    async (request) => {
      const { account, account_id } = requireSession(request)
      const { id, version } = await requireRequest(database, request.params.number)
      await recordRequestView(database, {
        requestId: id,
        account,
        kind: 'viewed',
        isAgain: request.query.again ?? false,
      })
      await markRead(database, { account_id, request_id: id, version })
      return { success: true, result: { request: await readDetail(database, id) } }
    },
  )

  server.patch(
    '/desk/requests/:number',
    { config: changing, schema: { ...schemaOf('Change state or person in charge'), body: Change } },
    async (request) => {
      const { version, state, person } = request.body
      const change = { state, person: person && normaliseAccount(cleanLine(person)) }
      const { number } = request.params
      const saved = await saveChange(services, { number, session: requireSession(request), version, change })
      return { success: true, result: { request: saved } }
    },
  )

  server.post(
    '/desk/requests/:number/notes',
    { config: changing, schema: { ...schemaOf('Add a note'), body: Note } },
    async (request, reply) => {
      const { key, text } = request.body
      const note = { id: key, text: filled('text', cleanText(text), (t) => t('api:desk.invalid.text')) }
      const { number } = request.params
      const saved = await saveChange(services, { number, session: requireSession(request), change: { note } })
      return reply.code(201).send({ success: true, result: { request: saved } })
    },
  )

  server.get(
    '/desk/requests/:number/templates',
    { config: changing, schema: { ...schemaOf('Templates of answers to a request'), querystring: Lang } },
    async (request) => {
      const found = await requireRequest(database, request.params.number)
      return { success: true, result: { ...answerTemplates(found, request.locale), mail: outbox.isOpen } }
    },
  )

  server.post(
    '/desk/requests/:number/answers',
    { config: changing, schema: { ...schemaOf('Answer by mail'), body: Answer } },
    async (request, reply) => {
      const { key, version, language, subject, text, state } = request.body
      if (!outbox.isOpen) throw new HttpError(503, (t) => t('api:desk.noMail'))
      const answer = {
        id: key,
        language,
        subject: filled('subject', cleanLine(subject), (t) => t('api:desk.invalid.subject')),
        body: filled('text', cleanText(text), (t) => t('api:desk.invalid.text')),
      }
      const { number } = request.params
      const saved = await saveChange(services, {
        number,
        session: requireSession(request),
        version,
        change: { answer, state },
      })
      return reply.code(201).send({ success: true, result: { request: saved } })
    },
  )
}

/** Returns a text without the space around it. Throws an HttpError if nothing is left. */
function filled(field: string, text: string, message: Message): string {
  const trimmed = text.trim()
  if (trimmed === '') throw new HttpError(422, message, { fields: { [field]: message } })
  return trimmed
}
