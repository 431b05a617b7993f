import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { originOf } from '../../base/http-origin.ts'
import { isBot } from '../../base/is-bot.ts'
import { countVisit } from '../insight/count-visit.ts'
import { createVisitLimit } from '../insight/visit-limit.ts'
import { HttpError, tooMany } from '../http-error.ts'
import type { ApiRoutes } from './api-routes.ts'

const MAX_BODY_BYTES = 4 * 1024
const MAX_ITEMS = 10
const MAX_TEXT = 300
/** Whatever is slower was a computer that slept. */
const MAX_MS = 10 * 60 * 1000
const MAX_SHIFT = 1000

const Text = (description: string) => Type.String({ maxLength: MAX_TEXT, description })
const Texts = (description: string) => Type.Optional(Type.Array(Text(description), { maxItems: MAX_ITEMS }))
const Milliseconds = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: MAX_MS, description }))
const Visit = Type.Object(
  {
    lang: Type.Optional(Type.String({ maxLength: 10 })),
    template: Type.String({ maxLength: 50, description: 'The screen of the page; an unknown one is counted as other' }),
    lcp: Milliseconds('Largest Contentful Paint, in milliseconds'),
    inp: Milliseconds('Interaction to Next Paint, in milliseconds'),
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_SHIFT, description: 'Cumulative Layout Shift' })),
    unfound: Texts('A search that found nothing; not counted if it may name a person'),
    sheets: Texts('Path of a data sheet that was fetched; an unknown one is not counted'),
    missing: Type.Optional(
      Type.Object(
        {
          path: Type.String({ maxLength: 2000, description: 'An address without a page' }),
          referrer: Type.String({ maxLength: 2000, description: 'A path of the site, or the origin of another one' }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

/**
 * `POST /api/insight`: the report of a page once it is left. Nothing of it says who was there, and no address is
 * stored.
 */
export const insightRoutes: ApiRoutes = async (server, { services }) => {
  const { insight, corsOrigins } = services
  const limit = createVisitLimit()
  // A beacon to another origin may only be text, or the browser would ask first.
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, server.getDefaultJsonParser('error', 'error'))
  server.post<{ Body: Static<typeof Visit> }>(
    '/insight',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: { tags: ['insight'], summary: 'Count what a page met, without saying who was there', body: Visit },
      config: { invalid: (t) => t('api:invalid.request') },
      onRequest: async (request) => {
        if (isForeign(request, corsOrigins)) throw new HttpError(403, (t) => t('api:forbidden'))
        const wait = limit.consume(request.ip)
        if (wait > 0) throw tooMany(wait, (t) => t('api:login.tooMany'))
      },
    },
    async (request, reply) => {
      if (isWanted(request)) {
        const seen = countVisit(request.body, request.locale, services.catalogue)
        insight.count(limit.withinShare(request.ip, seen))
      }
      return reply.code(204).send()
    },
  )
}

/** Pages of other sites must not have their visitors count for this one. */
function isForeign({ headers }: FastifyRequest, corsOrigins: readonly string[]): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site') return false
  return !corsOrigins.includes(originOf(headers.origin) ?? '')
}

/** Browsers tell the page the same, and then it sends nothing. Not everything that sends is a browser. */
function isWanted({ headers }: FastifyRequest): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1' || headers['save-data'] === 'on') return false
  return !isBot(headers['user-agent'] ?? '')
}
