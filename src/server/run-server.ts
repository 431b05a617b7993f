import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { closeWhenAsked } from '../command-line/close-when-asked.ts'
import type { SiteFolders } from '../hosting/create-site-server.ts'
import { readConfig } from './config.ts'
import { createServer } from './create-server.ts'
import { createLog } from './log.ts'
import { openServices, readCatalogue } from './services.ts'

type ServerOptions = {
  root: string
  env: NodeJS.ProcessEnv
  /** Served beside the API. */
  site?: SiteFolders
  /** The content; read from where the environment says when left out. */
  catalogue?: Catalogue
}

/** Makes the API's server with everything that it works with, as the environment says; closing the one closes the other. */
export async function openServer({ root, env, site, catalogue }: ServerOptions): Promise<FastifyInstance> {
  const config = readConfig(root, env)
  const log = createLog(config.logLevel)
  const services = await openServices(config, catalogue ?? (await readCatalogue(root, env)), log)
  const server = createServer({ config, services, log, site })
  server.addHook('onClose', () => services.close())
  return server
}

/**
 * Runs the API, and the site beside it when its folders are given, until the process is asked to end. When it cannot start it says
 * why in a sentence, and the process ends with 1.
 */
export async function runServer({ defaultPort, ...options }: ServerOptions & { defaultPort: number }): Promise<void> {
  const { PORT, HOST } = options.env
  try {
    const server = await openServer(options)
    survive(server.log)
    closeWhenAsked(() => server.close())
    await server.listen({
      port: Number(PORT || defaultPort),
      host: HOST || '127.0.0.1',
      listenTextResolver: (address) => `listening at ${address}`,
    })
  } catch (error) {
    console.error(describe(error))
    process.exit(1)
  }
}

/** The last net: what nothing else has caught is a fault of one call, and must not take the site away from everyone else. */
function survive(log: FastifyBaseLogger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => log.fatal({ err: error }, 'nothing caught this error'))
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}. Set PORT to another port.`
  return error.message
}
