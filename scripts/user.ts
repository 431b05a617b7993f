/* Run by whoever hosts the API: `npm run user -- add|password|list|remove`. Passwords are typed, or come by the standard input. */
import { readSecret } from '../src/server/commands/read-secret.ts'
import { runCommand } from '../src/server/commands/run-command.ts'
import { runUserCommand } from '../src/server/commands/user-command.ts'

await runCommand((database) =>
  runUserCommand(process.argv.slice(2), { database, askPassword, print: (line) => console.log(line) }),
)

async function askPassword(): Promise<string> {
  const { stdin, stderr } = process
  const password = await readSecret(stdin, stderr, 'New password: ')
  if (stdin.isTTY && (await readSecret(stdin, stderr, 'Again: ')) !== password)
    throw new Error('These were two different passwords')
  return password
}
