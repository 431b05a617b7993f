import type { ApiRoutes } from './api-routes.ts'

/** `GET /api/health`: whether the API works, and the failing part if it does not. Results are cached for a few seconds. */
export const healthRoutes: ApiRoutes = async (server, { services }) => {
  const { findFailing, release } = services
  const { version } = release
  server.get(
    '/health',
    { schema: { tags: ['health'], summary: 'Whether database, disk and attachments can be written' } },
    async (request, reply) => {
      const failing = await findFailing()
      const time = new Date().toISOString()
      if (failing.length === 0) return { success: true, result: { status: 'ok', version, time } }
      return reply.code(503).send({
        success: false,
        message: request.words('api:storageUnavailable'),
        result: { status: 'down', failing, version, time },
      })
    },
  )
}
