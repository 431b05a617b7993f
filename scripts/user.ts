/*
 * Run by operators of the API: `npm run user -- add|password|list|remove|second-factor|history`. Passwords are typed, or read from the
 * standard input.
 */
import { readSecret } from '../src/server/commands/read-secret.ts'
import { runCommand } from '../src/server/commands/run-command.ts'
import { readUserArguments, runUserCommand } from '../src/server/commands/user-command.ts'

const args = process.argv.slice(2)
const [print, note] = [(line: string) => console.log(line), (line: string) => console.error(line)]

await runCommand(
  () => readUserArguments(args),
  (database) => runUserCommand(args, { database, askPassword, print, note }),
)

async function askPassword(): Promise<string> {
  const { stdin, stderr } = process
  const password = await readSecret(stdin, stderr, 'New password: ')
  if (stdin.isTTY && (await readSecret(stdin, stderr, 'Again: ')) !== password)
    throw new Error('The two passwords are different. Run the command again')
  return password
}
