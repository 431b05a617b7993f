import { BASE } from '../base/base-path.ts'
import { DEFAULT_LOCALE } from '../base/i18n/locale.ts'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fastifyCors from '@fastify/cors'
import fastifySwagger from '@fastify/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SITE } from '#vendor/site.ts'
import { API_HEADERS } from './api-headers.ts'
import { answerError } from './answer-error.ts'
import { HttpError } from './http-error.ts'
import type { ApiRoutes } from './routes/api-routes.ts'
import { guessLocale } from './guess-locale.ts'
import { contactRoutes } from './routes/contact.ts'
import { deskAttachmentRoutes } from './routes/desk-attachments.ts'
import { deskDataRoutes } from './routes/desk-data.ts'
import { deskEventRoutes } from './routes/desk-events.ts'
import { deskInsightRoutes } from './routes/desk-insight.ts'
import { deskListRoutes } from './routes/desk-list.ts'
import { deskPeopleRoutes } from './routes/desk-people.ts'
import { deskRequestRoutes } from './routes/desk-request.ts'
import { entityRoutes } from './routes/entities.ts'
import { healthRoutes } from './routes/health.ts'
import { hierarchyRoutes } from './routes/hierarchy.ts'
import { insightRoutes } from './routes/insight.ts'
import { ownLoginRoutes } from './routes/own-login.ts'
import { secondFactorRoutes } from './routes/second-factor.ts'
import { userRoutes } from './routes/users.ts'
import { metricsRoutes } from './routes/metrics.ts'
import { versionRoutes } from './routes/version.ts'
import { findCaller, requirePermission } from './session-guard.ts'
import { localeOf, WORDS } from './words.ts'

/**
 * How long the rest of a refused body is received, so that the client gets the response; and again after the response
 * was sent.
 */
const LINGER_MS = 5_000

/** How long browsers cache a preflight response. */
const PREFLIGHT_SECONDS = 600

const ROUTES: readonly ApiRoutes[] = [
  healthRoutes,
  versionRoutes,
  userRoutes,
  ownLoginRoutes,
  secondFactorRoutes,
  contactRoutes,
  insightRoutes,
  entityRoutes,
  hierarchyRoutes,
  deskListRoutes,
  deskRequestRoutes,
  deskAttachmentRoutes,
  deskEventRoutes,
  deskDataRoutes,
  deskPeopleRoutes,
  deskInsightRoutes,
]

/** The API, to be registered with the prefix `/api`. */
export const createApi: ApiRoutes = async (server, { services }) => {
  server.decorate('corsOrigins', services.corsOrigins)
  server.decorateRequest('locale', DEFAULT_LOCALE)
  server.decorateRequest('session', undefined)
  server.decorateRequest('words', {
    getter(this: FastifyRequest) {
      return WORDS[this.locale]
    },
  })
  server.setErrorHandler(answerError)
  server.addHook('onRequest', async (request, reply) => {
    request.locale = guessLocale(request)
    reply.headers(API_HEADERS).header('x-request-id', request.id)
  })
  // Only what pages tell of a visit comes as text.
  server.removeContentTypeParser('text/plain')
  server.addHook('preValidation', async (request) => {
    // A call whose fields may all be left out may be without a body, too.
    if (request.routeOptions.schema?.body) request.body ??= {}
    const lang = fieldOf(request.body, 'lang')
    if (lang !== undefined) request.locale = localeOf(lang)
  })
  server.addHook('onSend', async ({ raw }) => receiveRest(raw))
  server.addHook('onResponse', logAnswer)
  server.addHook('onResponse', endRefusedBody)

  await server.register(fastifyCors, {
    origin: services.corsOrigins.length > 0 ? [...services.corsOrigins] : false,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
  })
  await documentApi(server)
  server.addHook('onRequest', findCaller(services.database))
  server.addHook('preValidation', requirePermission(services))
  server.get('/docs/json', { schema: { hide: true }, config: { permission: 'read own profile' } }, async () =>
    server.swagger(),
  )
  for (const routes of ROUTES) await server.register(routes, { services })
  if (services.figures) await server.register(metricsRoutes, services.figures)
  server.all('/*', { schema: { hide: true } }, async () => {
    throw new HttpError(404, (t) => t('api:notFound'))
  })
}

/** `/api/docs/json`: the routes as OpenAPI, for staff. */
async function documentApi(server: Parameters<typeof createApi>[0]): Promise<void> {
  await server.register(fastifySwagger, {
    openapi: {
      info: { title: `${SITE.brand.en} API`, version: '1' },
      ...(BASE && { servers: [{ url: BASE }] }),
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({
      schema: route.config?.permission ? { ...schema, security: [{ token: [] }] } : schema,
      url,
    }),
  })
}

/** Logs the route of a request, never its address, which may contain personal data. */
async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'answered',
  )
}

/**
 * Reads and discards the rest of a body: if the connection is closed while the client still sends, the client loses the
 * response.
 */
async function receiveRest(raw: IncomingMessage): Promise<void> {
  if (raw.complete || raw.destroyed) return
  const over = new AbortController()
  raw.resume()
  await Promise.race([
    ...['end', 'close'].map((event) => once(raw, event, { signal: over.signal })),
    wait(LINGER_MS, undefined, { signal: over.signal }),
  ]).catch(() => undefined)
  over.abort()
}

/** Closes the connection of a client that still sends a body refused long ago. */
async function endRefusedBody({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete) return
  const timer = setTimeout(() => raw.complete || raw.destroy(), LINGER_MS)
  raw.once('close', () => clearTimeout(timer))
}

function fieldOf(container: unknown, name: string): unknown {
  return typeof container === 'object' && container !== null && !('pipe' in container)
    ? (container as Record<string, unknown>)[name]
    : undefined
}
