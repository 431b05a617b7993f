/* Run by the sales desk and by whoever hosts the API: `npm run requests -- list|show|export|forget`. */
import { openAttachmentStore } from '../src/server/attachments/attachment-store.ts'
import { runRequestsCommand } from '../src/server/commands/requests-command.ts'
import { readConfig } from '../src/server/config.ts'
import { openDatabase } from '../src/server/database/open-database.ts'

try {
  const config = readConfig(process.cwd(), process.env)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const attachments = await openAttachmentStore(config)
    await runRequestsCommand(process.argv.slice(2), { database, attachments, print: (line) => console.log(line) })
  } finally {
    await database.destroy()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
