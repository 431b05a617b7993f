import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Catalogue } from '../src/content/catalogue.ts'
import { readEnvironment } from '../src/base/environment.ts'
import type * as RunServer from '../src/server/run-server.ts'

/** The API of `npm run dev`. */
export type DevelopmentApi = {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  close: () => Promise<void>
}

type Running = { code: typeof RunServer; catalogue: Catalogue; server: FastifyInstance }

/**
 * Creates the API like `npm start`, with the current code and content at each call: after a change it is restarted.
 * Nothing is loaded before the first call, so that pages do not wait for it.
 */
export function createDevelopmentApi(vite: ViteDevServer, readCatalogue: () => Catalogue): DevelopmentApi {
  let running: Running | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const renew = async (): Promise<FastifyInstance> => {
    // The result of Vite's module loader is untyped. The module is a new object if any of its files has changed.
    const code = (await vite.ssrLoadModule('/src/server/run-server.ts')) as typeof RunServer
    const catalogue = readCatalogue()
    if (running?.code === code && running.catalogue === catalogue) return running.server
    await running?.server.close()
    running = undefined
    const env = { LOG_LEVEL: 'warn', ...readEnvironment() }
    const server = await code.openServer({ root: vite.config.root, env, readCatalogue: () => catalogue })
    await server.ready()
    running = { code, catalogue, server }
    return server
  }
  return {
    answer: async (request, response) => {
      // Calls check for changes one after the other, so that only one restarts the API.
      const renewed = turn.then(renew)
      turn = renewed.catch(() => {})
      const server = await renewed
      server.routing(request, response)
    },
    close: async () => {
      await turn
      await running?.server.close()
    },
  }
}
