/* Run by who hosts the API apart from the site, and by tests: `npm run api` serves /api on http://localhost:4174 (`PORT`). */
import { readEnvironment } from '../src/environment.ts'
import { runServer } from '../src/server/run-server.ts'

await runServer({ root: process.cwd(), env: readEnvironment(), defaultPort: 4174 })
