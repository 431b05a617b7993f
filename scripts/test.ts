/*
 * Run by developers and by CI: `npm test` runs every check and every test, one after the other, and ends with one line that
 * counts them all. `npm run test:e2e` runs the browser tests alone. A static check counts as one test.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../tests/e2e/find-browser.ts'

type Count = { passed: number; failed: number }
type Runner = { name: string; run: () => Promise<Count> }

const reports = mkdtempSync(join(tmpdir(), 'reports-'))

const CHECKS = ['types', 'lint', 'lint:imports', 'format:check', 'unused', 'check:content']

const runners: Runner[] = [
  ...CHECKS.map((name) => ({ name, run: () => runCheck(name) })),
  { name: 'unit tests', run: () => runVitest('tests/unit') },
  { name: 'API tests', run: () => runVitest('tests/api') },
  // Drawing every data sheet takes a minute; tests/build/papers.test.ts draws some, and the unit tests plan them all.
  { name: 'build', run: () => runCheck('build', { PAPERS: 'off' }) },
  { name: 'standards of the built site', run: () => runVitest('tests/standards') },
  { name: 'build tests', run: () => runVitest('tests/build') },
  { name: 'publishing tests', run: () => runVitest('tests/publish') },
  { name: 'browser tests', run: runPlaywright },
]

const [only] = process.argv.slice(2)
const chosen = only === 'e2e' ? runners.filter(({ name }) => name === 'build' || name === 'browser tests') : runners
const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
for (const { name, run } of chosen) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { passed, failed } = await run()
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
  console.log(
    `── ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}
rmSync(reports, { recursive: true, force: true })
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function runCheck(script: string, env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const code = await run('npm', ['run', '--silent', script], env)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runVitest(folder: string): Promise<Count> {
  const report = join(reports, `${folder.replaceAll('/', '-')}.json`)
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await run('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', folder, ...options])
  const { numPassedTests, numFailedTests, success } = readReport(report)
  return { passed: Number(numPassedTests ?? 0), failed: Number(numFailedTests ?? 0) || (success === true ? 0 : 1) }
}

async function runPlaywright(): Promise<Count> {
  const browser = await findBrowser()
  console.log(browser.message)
  if (!browser.path) return { passed: 0, failed: 1 }
  const report = join(reports, 'playwright.json')
  const code = await run(
    'npx',
    ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: browser.path,
      E2E_SHARE: String(shareOf(browser.path)),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  )
  const stats = (readReport(report).stats ?? {}) as { expected?: number; unexpected?: number; flaky?: number }
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1) }
}

/** All browser tests take a quarter of an hour: one in so many is run, more where the browser is quick. `EVERYTHING=on` runs all. */
function shareOf(browser: string): number {
  if (process.env.EVERYTHING === 'on') return 1
  return browser.includes('headless-shell') ? 3 : 4
}

/** Reads what a runner wrote; a runner that died wrote nothing, and its exit code counts. */
function readReport(path: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

function run(command: string, options: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(command, options, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}
