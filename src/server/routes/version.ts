import { Type } from 'typebox'
import { readSchemaVersion } from '../database/migrate.ts'
import type { ApiRoutes } from './api-routes.ts'

const Known = Type.Union([Type.String(), Type.Null()])
const Answer = Type.Object({
  success: Type.Boolean(),
  result: Type.Object({
    version: Type.String({ description: 'Version of package.json' }),
    build: { ...Known, description: 'Id of the build that is served, or was made last; null if there is none' },
    commit: { ...Known, description: 'COMMIT, as the operator has set it; null if it is not set' },
    schema: Type.Integer({ description: "Number of the database's last migration" }),
  }),
})

/** `GET /api/version`: which program, build and database answer. */
export const versionRoutes: ApiRoutes = async (server, { services: { database, release } }) => {
  server.get(
    '/version',
    { schema: { tags: ['health'], summary: 'Which program, build and database answer', response: { 200: Answer } } },
    async () => {
      const { version, commit } = release
      const [build, schema] = await Promise.all([release.readBuild(), readSchemaVersion(database)])
      return { success: true, result: { version, build, commit, schema } }
    },
  )
}
