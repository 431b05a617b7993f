import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import { type SiteFolders, siteRoutes } from '../hosting/create-site-server.ts'
import type { ServerConfig } from './config.ts'
import { createApi } from './create-api.ts'
import type { Services } from './services.ts'
import { WORDS } from './words.ts'

const MAX_JSON_BYTES = 64 * 1024
/** An upload of the largest form by a slow telephone takes less. */
const REQUEST_TIMEOUT_MS = 5 * 60 * 1000

type Options = {
  config: ServerConfig
  services: Services
  log: FastifyBaseLogger
  /** Served on the same port, where the API is not. */
  site?: SiteFolders | undefined
}

/** Makes the server of the API at `/api`, and of the built site beside it when its folders are given. */
export function createServer({ config, services, log, site }: Options): FastifyInstance {
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: toTrust(config.trustProxy),
    forceCloseConnections: 'idle',
    ajv: { customOptions: { removeAdditional: false, allErrors: true } },
    // An address that cannot be read belongs to no route.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      const t = WORDS[DEFAULT_LOCALE]
      void reply.code(400).send({ success: false, message: t('api:invalid.request') })
    },
  })
  server.register(createApi, { services, prefix: '/api' })
  if (site) server.register(siteRoutes, site)
  return server
}

/** Fastify takes no number of proxies: the first `hops` addresses are believed, from this process outwards. */
function toTrust(trust: ServerConfig['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}
