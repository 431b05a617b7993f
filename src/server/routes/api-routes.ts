import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Services } from '../services.ts'

/** A group of the API's routes. */
export type ApiRoutes = FastifyPluginAsyncTypebox<{ services: Services }>
