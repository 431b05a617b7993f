/* Run by tests of faults: serves the built site and the API on one port, as `npm start` does, without a build. */
import { endWhenAsked } from '../src/base/command-line/close-on-signal.ts'
import { endWithNpm } from '../src/base/command-line/end-with-npm.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { readEnvironment, readSiteFolders } from '../src/base/environment.ts'
import { runServer } from '../src/server/run-server.ts'

readArguments({ usage: 'npm start' })
endWithNpm()
endWhenAsked()
const root = process.cwd()
await runServer({ root, env: readEnvironment(), defaultPort: 4173, site: readSiteFolders(root) })
