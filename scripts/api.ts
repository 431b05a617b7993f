/*
 * Run by operators who host the API apart from the site, and by tests: `npm run api` serves /api on
 * http://localhost:4174 (`PORT`).
 */
import { endWhenAsked } from '../src/command-line/close-when-asked.ts'
import { endWithNpm } from '../src/command-line/end-with-npm.ts'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { readEnvironment } from '../src/environment.ts'
import { runServer } from '../src/server/run-server.ts'

readArguments({ usage: 'npm run api' })
endWithNpm()
endWhenAsked()
await runServer({ root: process.cwd(), env: readEnvironment(), defaultPort: 4174 })
