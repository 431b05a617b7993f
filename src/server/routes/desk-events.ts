import { PassThrough } from 'node:stream'
import { Type } from 'typebox'
import { toTime } from '../desk/describe-request.ts'
import type { DeskEvent } from '../desk/events.ts'
import { HttpError, tooMany } from '../http-error.ts'
import { requireSession } from '../session-guard.ts'
import type { ApiRoutes } from './api-routes.ts'

/** A client that reads so slowly is cut off; it connects again. The largest announcement of changes needs less. */
const MAX_UNSENT_BYTES = 512 * 1024
const RETRY_MS = 30_000

const Query = Type.Object({
  lang: Type.Optional(Type.String()),
  since: Type.Optional(
    Type.String({ pattern: '^\\d{1,15}$', description: 'Id of the last event that the client knows' }),
  ),
})

/** `GET /api/desk/events`: server-sent events of new and changed requests. */
export const deskEventRoutes: ApiRoutes = async (server, { services: { events } }) => {
  server.addHook('preClose', () => events.close())
  server.get(
    '/desk/events',
    {
      // Its answer would have no end, and its listener would stay.
      exposeHeadRoute: false,
      config: { permission: 'read requests', invalid: (t) => t('api:desk.invalid.since') },
      schema: { tags: ['desk'], summary: 'Server-sent events of new and changed requests', querystring: Query },
    },
    async (request, reply) => {
      const { account_id, token_hash } = requireSession(request)
      const { since } = request.query
      const stream = new PassThrough()
      const send = (event: DeskEvent) => {
        if (stream.destroyed || stream.writableEnded) return
        stream.write(textOf(event))
        if (event.kind === 'end') stream.end()
        else if (stream.writableLength > MAX_UNSENT_BYTES) stream.destroy()
      }
      const listener = { accountId: account_id, tokenHash: token_hash, send }
      const listening = await events.listen(listener, since === undefined ? undefined : Number(since))
      if (listening === 'account') throw tooMany(RETRY_MS, (t) => t('api:desk.tooManyStreams'))
      if (listening === 'total')
        throw new HttpError(503, (t) => t('api:desk.tooManyStreams'), { retryAfter: RETRY_MS / 1000 })
      stream.once('close', listening)
      // It may have gone while it was added.
      if (request.raw.socket.destroyed) stream.destroy()
      // A proxy must pass each event on at once.
      return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream)
    },
  )
}

function textOf(event: DeskEvent): string {
  switch (event.kind) {
    case 'ready':
      return block('ready', { since: String(event.since) })
    case 'beat':
      return ': beat\n\n'
    case 'end':
      return block('end', { reason: event.reason })
    case 'request': {
      const { id, version, state, person, type, received_at, changed_at } = event.row
      const times = { receivedAt: toTime(received_at), changedAt: toTime(changed_at) }
      const data = { number: id, version, state, person, kind: type, ...times, isNew: version === 1 }
      return `id: ${changed_at}\n${block('request', data)}`
    }
  }
}

function block(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
