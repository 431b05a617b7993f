/* Run by `npm start` after the build: serves the built site and the API on one port, http://localhost:4173 (`PORT`). */
import { join } from 'node:path'
import { runServer } from '../src/server/run-server.ts'

const root = process.cwd()
const site = {
  siteDir: process.env.SITE_DIR ?? join(root, 'dist/client'),
  buildsDir: process.env.BUILDS_DIR ?? join(root, 'builds'),
}
await runServer({ root, env: process.env, defaultPort: 4173, site })
