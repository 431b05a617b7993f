import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Services } from '../services.ts'

/** Some of the API's routes. */
export type ApiRoutes = FastifyPluginAsyncTypebox<{ services: Services }>
