/* Run by whoever hosts the API: `npm run user -- add|password|list|remove`. Passwords are typed, or come by the standard input. */
import { readConfig } from '../src/server/config.ts'
import { readSecret } from '../src/server/commands/read-secret.ts'
import { runUserCommand } from '../src/server/commands/user-command.ts'
import { openDatabase } from '../src/server/database/open-database.ts'

try {
  const { databaseUrl, dataDir } = readConfig(process.cwd(), process.env)
  const database = await openDatabase({ url: databaseUrl, dataDir })
  try {
    await runUserCommand(process.argv.slice(2), { database, askPassword, print: (line) => console.log(line) })
  } finally {
    await database.destroy()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function askPassword(): Promise<string> {
  const { stdin, stderr } = process
  const password = await readSecret(stdin, stderr, 'New password: ')
  if (stdin.isTTY && (await readSecret(stdin, stderr, 'Again: ')) !== password)
    throw new Error('These were two different passwords')
  return password
}
