/*
 * Run by developers, `npm run test:e2e -- navigation -g "..."`: runs browser tests on the existing build, which it
 * describes; builds only if there is none. Arguments after the two hyphens are passed to Playwright: file names, `-g`,
 * `--debug`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../tests/free-port.ts'
import { describeBuild } from '../tests/runner/describe-build.ts'
import { findTool, isLeftOut } from '../tests/tools/find-tool.ts'

const root = join(import.meta.dirname, '..')
const browser = findTool('browser')
if (!isLeftOut('font')) findTool('font')
const build = await describeBuild(root)
console.log(build ?? 'There is no build yet: building')
if (!build && run('npm', ['run', '--silent', 'build']) !== 0) process.exit(1)
console.log(`Browser ${browser}`)
const args = process.argv.slice(2)
// Both languages, unless the arguments choose.
const projects = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=e2e', '--project=e2e-english']
process.exitCode = run(
  'npx',
  ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...projects, ...args],
  { CHROMIUM_PATH: browser, E2E_PORT: process.env.E2E_PORT ?? String(await freePort()) },
)

/** Runs a command to its end, with the terminal's input and output. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}
