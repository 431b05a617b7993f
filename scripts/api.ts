/*
 * Run by operators who host the API apart from the site, and by tests: `npm run api` serves /api on
 * http://localhost:4174 (`PORT`).
 */
import { endWhenAsked } from '../src/base/command-line/close-on-signal.ts'
import { endWithNpm } from '../src/base/command-line/end-with-npm.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { readEnvironment } from '../src/base/environment.ts'
import { runServer } from '../src/server/run-server.ts'

readArguments({ usage: 'npm run api' })
endWithNpm()
endWhenAsked()
await runServer({ root: process.cwd(), env: readEnvironment(), defaultPort: 4174 })
