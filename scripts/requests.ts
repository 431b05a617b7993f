/* Run by the sales desk and by operators of the API: `npm run requests -- list|show|export|forget`. */
import { openAttachmentStore } from '../src/server/attachments/open-attachment-store.ts'
import { readRequestsArguments, runRequestsCommand } from '../src/server/commands/requests-command.ts'
import { runCommand } from '../src/server/commands/run-command.ts'

const args = process.argv.slice(2)
const [print, note] = [(line: string) => console.log(line), (line: string) => console.error(line)]

await runCommand(
  () => readRequestsArguments(args),
  async (database, config) => {
    const attachments = await openAttachmentStore(config)
    await runRequestsCommand(args, { database, attachments, print, note })
  },
)
