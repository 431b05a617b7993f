import type { SiteFolders } from '../hosting/create-site-server.ts'
import { readConfig } from './config.ts'
import { createServer } from './create-server.ts'
import { createLog } from './log.ts'
import { openServices, readCatalogue } from './services.ts'

/** What is under way gets so long to end. */
const SHUTDOWN_MS = 10_000

type Options = { root: string; env: NodeJS.ProcessEnv; defaultPort: number; site?: SiteFolders }

/** Runs the API, and the site beside it when its folders are given, until the process is asked to end. */
export async function runServer({ root, env, defaultPort, site }: Options): Promise<void> {
  const config = readConfig(root, env)
  const log = createLog(config.logLevel)
  const services = await openServices(config, await readCatalogue(root, env), log)
  const server = createServer({ config, services, log, site })
  const shutDown = async () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    await server.close()
    await services.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown())
  const port = Number(env.PORT || defaultPort)
  await server.listen({
    port,
    host: env.HOST || '127.0.0.1',
    listenTextResolver: (address) => `listening at ${address}`,
  })
}
