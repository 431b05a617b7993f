/* Run by playwright.config.ts: serves the built site and the API on one port, with temporary data. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runUserCommand } from '../../src/server/commands/user-command.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { runServer } from '../../src/server/run-server.ts'
import { STAFF } from './staff.ts'

const root = join(import.meta.dirname, '../..')
const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const database = await openDatabase({ url: undefined, dataDir })
await runUserCommand(['add', STAFF.account, '--role', STAFF.role, '--language', STAFF.language], {
  database,
  askPassword: async () => STAFF.password,
  print: () => {},
})
await database.destroy()

await runServer({
  root,
  // Rate limits count by address: a test that needs its own sets X-Forwarded-For.
  env: { ...process.env, DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
  defaultPort: 4317,
  site: {
    siteDir: process.env.SITE_DIR ?? join(root, 'dist/client'),
    buildsDir: process.env.BUILDS_DIR ?? join(root, 'builds'),
  },
})
