import { Type } from 'typebox'
import { describeInsight, PERIODS } from '../insight/describe-insight.ts'
import type { ApiRoutes } from './api-routes.ts'

const Query = Type.Object({
  lang: Type.Optional(Type.String()),
  days: Type.Integer({ enum: [...PERIODS], default: PERIODS[1], description: 'How many days back, today included' }),
})

/** `GET /api/desk/insight`: the counts of the last days. */
export const deskInsightRoutes: ApiRoutes = async (server, { services }) => {
  const { database, insight, insightMonths } = services
  server.get(
    '/desk/insight',
    {
      config: { permission: 'read insight' },
      schema: { tags: ['insight'], summary: 'What visitors did not find or wait for, by day', querystring: Query },
    },
    async ({ query }) => {
      const counted = await describeInsight(database, services.catalogue, query.days)
      return { success: true, result: { insight: { ...counted, isOn: insight.isOn, months: insightMonths } } }
    },
  )
}
