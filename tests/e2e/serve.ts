/* Run by playwright.config.ts: serves the built site and the API on one port, with temporary data. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runUserCommand } from '../../src/server/commands/user-command.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { runServer } from '../../src/server/run-server.ts'
import { startMailServer } from '../api/mail-server.ts'
import { ADMIN, COLLEAGUE, STAFF, VIEWER } from './staff.ts'

const root = join(import.meta.dirname, '../..')
const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const database = await openDatabase({ url: undefined, dataDir })
for (const { account, password, role, language } of [STAFF, COLLEAGUE, ADMIN, VIEWER]) {
  await runUserCommand(['add', account, '--role', role, '--language', language], {
    database,
    askPassword: async () => password,
    print: () => {},
  })
}
await database.destroy()

const mailServer = await startMailServer()

await runServer({
  root,
  // Rate limits count by address: a test that needs its own sets X-Forwarded-For.
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    SMTP_URL: mailServer.url,
    CONTACT_TO: 'desk@lintel.example',
  },
  defaultPort: 4317,
  site: {
    siteDir: process.env.SITE_DIR ?? join(root, 'dist/client'),
    buildsDir: process.env.BUILDS_DIR ?? join(root, 'builds'),
  },
})
