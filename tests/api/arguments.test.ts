import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { listNamed, listScripts, namedCommands } from '../docs/commands.ts'
import { readMarkdownFiles } from '../docs/markdown.ts'
import { RUN } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { DRY_RUN_COMMANDS, JSON_COMMANDS } from './machine-commands.ts'
import { ROOT } from './start-api.ts'

/** Loading a command's modules is slow on a busy machine. */
const PATIENCE_MS = 120_000

/** All commands that run scripts of the project; `test:e2e` hands its arguments on to Playwright. */
const COMMANDS = [...listScripts(), ...listNamed()].flatMap(({ name, args }) =>
  args && !['test:e2e', 'bench', 'tool'].includes(name) ? [{ name, args }] : [],
)

/** The flags that documents mention after a command. */
const documented = readMarkdownFiles().flatMap(namedCommands)
const flagsOf = (name: string) => documented.flatMap((command) => (command.name === name ? command.flags : []))

async function run(args: readonly string[]) {
  // Nothing may be created in it.
  const folder = tempFolder()
  const child = spawn(process.execPath, [RUN, ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: folder,
      SITE_DIR: folder,
      BUILDS_DIR: folder,
    },
    stdio: 'pipe',
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, stdout, stderr }
}

test('the commands are found', () => {
  const names = COMMANDS.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(
      'dev edit new start test check build preview check:content api user requests publish rollback prune hosting'
        .split(' ')
        .concat('tool -- draw', 'tool -- fuzz', 'bench -- lists'),
    ),
  )
})

test('--help prints the usage, and ends with 0', { timeout: PATIENCE_MS }, async () => {
  const { code, stdout } = await run(['scripts/hosting.ts', '--help'])
  expect([stdout.split('\n')[0], code]).toEqual([expect.stringMatching(/^npm run hosting/), 0])
})

test.each(COMMANDS)(
  'npm run $name exits with 2 for an unknown flag, and prints its usage',
  {
    timeout: PATIENCE_MS,
  },
  async ({ name, args }) => {
    const { code, stderr } = await run([...args, '--no-such-flag'])
    const [, usage = ''] = /^Usage:\n(npm (?:run|start|test).*)$/ms.exec(stderr) ?? []
    expect(usage).not.toBe('')
    expect(stderr).not.toContain('    at ')
    expect(code).toBe(2)
    expect([usage.includes('--json'), usage.includes('--dry-run')]).toEqual([
      JSON_COMMANDS.includes(name),
      DRY_RUN_COMMANDS.includes(name),
    ])
    for (const flag of flagsOf(name)) expect(usage, 'a flag that a document names').toContain(flag)
  },
)
