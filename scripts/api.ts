/* Run by who hosts the API apart from the site, and by tests: `npm run api` serves /api on http://localhost:4174 (`PORT`). */
import { runServer } from '../src/server/run-server.ts'

await runServer({ root: process.cwd(), env: process.env, defaultPort: 4174 })
