/* Run by the sales desk and by whoever hosts the API: `npm run requests -- list|show|export|forget`. */
import { openAttachmentStore } from '../src/server/attachments/attachment-store.ts'
import { runCommand } from '../src/server/commands/run-command.ts'
import { runRequestsCommand } from '../src/server/commands/requests-command.ts'

await runCommand(async (database, config) => {
  const attachments = await openAttachmentStore(config)
  await runRequestsCommand(process.argv.slice(2), { database, attachments, print: (line) => console.log(line) })
})
