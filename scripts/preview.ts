/* Run manually and by tests: `npm run preview` serves only the built site on http://localhost:4173 (`PORT`). */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BASE } from '../src/base/base-path.ts'
import { closeOnSignal, endWhenAsked } from '../src/base/command-line/close-on-signal.ts'
import { endWithNpm } from '../src/base/command-line/end-with-npm.ts'
import { prepareDrain } from '../src/base/command-line/prepare-drain.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { readEnvironment, readPort, readSiteFolders } from '../src/base/environment.ts'
import { createSiteServer } from '../src/delivery/hosting/create-site-server.ts'

const DEFAULT_PORT = 4173
readArguments({ usage: 'npm run preview' })
endWithNpm()
endWhenAsked()
const { siteDir, buildsDir } = readSiteFolders(process.cwd())

if (!existsSync(join(siteDir, 'index.html'))) {
  console.error(`There is no built site in ${siteDir}. Build it first: npm run build`)
  process.exit(1)
}
const server = createSiteServer({ siteDir, buildsDir })
const drain = prepareDrain(server.server)
const address = await server
  .listen({ port: readPort(DEFAULT_PORT), host: readEnvironment().HOST ?? '127.0.0.1' })
  .catch((error: unknown) => process.exit(reportFailure(error)))
// Port 0 is any free one.
console.log(`The site is at http://localhost:${new URL(address).port}${BASE}`)
closeOnSignal({ drain, close: () => server.close() })
