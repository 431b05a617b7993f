/* Run by `npm start` after the build: serves the built site and the API on one port, http://localhost:4173 (`PORT`). */
import { resolve } from 'node:path'
import { runServer } from '../src/server/run-server.ts'

const root = process.cwd()
const site = {
  siteDir: resolve(root, process.env.SITE_DIR ?? 'dist/client'),
  buildsDir: resolve(root, process.env.BUILDS_DIR ?? 'builds'),
}
await runServer({ root, env: process.env, defaultPort: 4173, site })
