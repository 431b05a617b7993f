import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { BASE } from '../base/base-path.ts'
import { closeOnSignal } from '../base/command-line/close-on-signal.ts'
import { prepareDrain } from '../base/command-line/prepare-drain.ts'
import { describeFailure } from '../base/command-line/report-failure.ts'
import type { SiteFolders } from '../delivery/hosting/create-site-server.ts'
import { readPort } from '../base/environment.ts'
import type { Environment } from '../base/settings.ts'
import { readConfig } from './config.ts'
import { createServer } from './create-server.ts'
import { createLog } from './log.ts'
import { notifySystemd } from './notify-systemd.ts'
import { openServices, type ReadCatalogue, readContent, type Services } from './services.ts'

type ServerOptions = {
  root: string
  env: Environment
  /** Folders of the site, served beside the API. */
  site?: SiteFolders
  /** The content; by default it is read as the environment variables say. */
  readCatalogue?: ReadCatalogue
}

/** Creates the API's server with its services from the environment variables; closing the server closes the services. */
export async function openServer(options: ServerOptions): Promise<FastifyInstance> {
  return (await open(options)).server
}

async function open({ root, env, site, readCatalogue }: ServerOptions): Promise<{
  server: FastifyInstance
  services: Services
}> {
  const config = readConfig(root, env)
  const log = createLog(config.logLevel)
  const services = await openServices(config, readCatalogue ?? (await readContent(root, env)), log)
  const server = createServer({ config, services, log, site })
  server.addHook('onClose', () => services.close())
  return { server, services }
}

/**
 * Runs the API, and the site if its folders are given, until the process is terminated. If it cannot start, it prints
 * why and exits with code 1.
 */
export async function runServer({ defaultPort, ...options }: ServerOptions & { defaultPort: number }): Promise<void> {
  const { HOST } = options.env
  try {
    const port = readPort(defaultPort, options.env)
    const { server, services } = await open(options)
    survive(server.log)
    closeOnSignal({
      stop: () => {
        // Mails of pending requests are stored, and sent after the next start. Streams of events would never end
        // without this.
        for (const each of [services.outbox, services.events]) void each.close().catch(() => undefined)
      },
      drain: prepareDrain(server.server),
      close: () => server.close(),
    })
    await server.listen({
      port,
      host: HOST || '127.0.0.1',
      listenTextResolver: (address) => `listening at ${address}${options.site ? BASE : ''}`,
    })
    notifySystemd()
  } catch (error) {
    console.error(describeFailure(error))
    process.exit(1)
  }
}

/** The last resort: an uncaught error concerns one request, and must not stop the site for all others. */
function survive(log: FastifyBaseLogger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => log.fatal({ err: error }, 'nothing caught this error'))
}
