import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { answerUnreadable, type SiteFolders, siteRoutes } from '../delivery/hosting/create-site-server.ts'
import { passOnForms } from '../delivery/hosting/pass-on-forms.ts'
import { addressInSite } from '../delivery/hosting/request-address.ts'
import { API_HEADERS } from './api-headers.ts'
import type { ServerConfig } from './config.ts'
import { createApi } from './create-api.ts'
import { requestIds } from './request-id.ts'
import type { Services } from './services.ts'
import { localeOf, WORDS } from './words.ts'

const API = '/api'
const MAX_JSON_BYTES = 64 * 1024
/** The largest form on a slow mobile connection takes less. */
const REQUEST_TIMEOUT_MS = 5 * 60 * 1000

type Options = {
  config: ServerConfig
  services: Services
  log: FastifyBaseLogger
  /** Folders of the site, served on the same port at all addresses outside the API. */
  site?: SiteFolders | undefined
}

/** Creates the server of the API at `/api`, and of the built site if its folders are given. */
export function createServer({ config, services, log, site }: Options): FastifyInstance {
  const count = ({ method }: FastifyRequest, reply: FastifyReply, route: string | undefined) =>
    services.metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
  const server = fastify({
    loggerInstance: log,
    rewriteUrl: addressInSite,
    genReqId: requestIds(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: toTrust(config.trustProxy),
    forceCloseConnections: 'idle',
    ajv: { customOptions: { removeAdditional: false, allErrors: true } },
    // An address that cannot be decoded matches no route.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      // Hooks do not run here.
      reply.raw.once('finish', () => count(request, reply, undefined))
      if (site && !request.raw.url?.startsWith(`${API}/`)) void answerUnreadable(request, reply, site)
      else refuseUnreadable(request, reply)
    },
  })
  const { tracing } = services
  if (tracing) {
    server.addHook('onRequest', tracing.begin)
    server.addHook('preValidation', (request, _reply, next) => tracing.resume(request, next))
  }
  server.addHook('onResponse', async (request, reply) => count(request, reply, request.routeOptions.url))
  // By default, Node refuses an unknown expectation without reading the body, and the client may lose the response.
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response))
  // Before the API's own routes: the API's address in config.json applies to forms, too.
  if (site) server.addHook('onRequest', passOnForms(site.siteDir))
  server.register(createApi, { services, prefix: API })
  if (site) server.register(siteRoutes, site)
  return server
}

/** Fastify does not support a number of proxies here: the first `hops` addresses are trusted, counted from this process. */
function toTrust(trust: ServerConfig['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

/** Responds to an API request whose path cannot be decoded; its `lang` can be. */
function refuseUnreadable({ raw, id }: FastifyRequest, reply: FastifyReply): void {
  const lang = new URLSearchParams(raw.url?.split('?')[1]).get('lang') ?? undefined
  const message = WORDS[localeOf(lang)]('api:invalid.request')
  void reply
    .code(400)
    .headers({ ...API_HEADERS, 'x-request-id': id })
    .send({ success: false, message })
}
