import { timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { Figures } from '../metrics/create-registry.ts'
import { HttpError } from '../http-error.ts'
import { sha256 } from '../tokens.ts'

type Options = Figures & { token: string }

/** `GET /api/metrics`: the figures of this process, for who has the token of `METRICS_TOKEN`. */
export const metricsRoutes: FastifyPluginAsync<Options> = async (server, { token, type, read }) => {
  const expected = Buffer.from(sha256(token))
  server.get(
    '/metrics',
    { schema: { tags: ['health'], summary: 'Figures for Prometheus', security: [{ token: [] }] } },
    async (request, reply) => {
      const given = Buffer.from(sha256(bearerOf(request.headers.authorization)))
      // Hashes have one length, and are compared in constant time.
      if (!timingSafeEqual(given, expected)) {
        reply.header('www-authenticate', 'Bearer')
        throw new HttpError(401, (t) => t('api:forbidden'))
      }
      return reply.type(type).send(await read())
    },
  )
}

function bearerOf(header = ''): string {
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? ''
}
