import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ApiRoutes } from '../create-api.ts'

const PATIENCE_MS = 2_000
// The project's own package.json has a version.
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string
}

/** `GET /api/health`: whether the API can do its work. */
export const healthRoutes: ApiRoutes = async (server, { services: { database } }) => {
  server.get(
    '/health',
    { schema: { tags: ['health'], summary: 'Whether the API and its database answer' } },
    async (request, reply) => {
      const answer = sql`select 1`.execute(database).then(
        () => true,
        () => false,
      )
      const isUp = await Promise.race([answer, wait(PATIENCE_MS, false, { ref: false })])
      const time = new Date().toISOString()
      if (isUp) return { success: true, result: { status: 'ok', version, time } }
      return reply
        .code(503)
        .send({ success: false, message: request.words('api:failed'), result: { status: 'down', version, time } })
    },
  )
}
