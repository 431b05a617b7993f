/*
 * Run by developers: `npm run test:changed` runs the tests that the files changed since the last commit can reach, `--
 * --since main` since another one. It runs no checks: `npm run check` does.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { findAffected } from '../tests/runner/affected.ts'
import { addUp } from '../tests/runner/count.ts'
import { type Ended, formatTimes } from '../tests/runner/format-times.ts'
import { playwright, type Runner, script, vitest } from '../tests/runner/runners.ts'

const { values } = readArguments({
  usage: 'npm run test:changed [-- --since <commit>] [-- --list]',
  options: { since: { type: 'string', default: 'HEAD' }, list: { type: 'boolean', default: false } },
})
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [...git('diff', '--name-only', values.since), ...git('ls-files', '--others', '--exclude-standard')]
if (changed.length === 0) {
  console.log(`Nothing has changed since ${values.since}`)
  process.exit()
}
const { files, templates, needsBuild } = await findAffected(changed)
for (const [suite, paths] of files) console.log(`${suite}: ${paths.length} files`)
if (templates.length > 0) console.log(`templates: ${templates.join(', ')}`)
if (values.list) process.exit()

const reports = mkdtempSync(join(tmpdir(), 'reports-'))
const begun = performance.now()
const ended: Ended[] = []
// The quickest suites first: they find most faults.
const first = ['unit', 'vendor']
const suites = [...files]
  .filter(([suite]) => suite !== 'e2e')
  .sort(([one], [other]) => Number(first.includes(other)) - Number(first.includes(one)))
  .map(([suite, paths]) => vitest(suite, reports, paths))
const browser = files.get('e2e')
const runners: Runner[] = [
  ...(needsBuild ? [script('build', 'fix the errors listed above')] : []),
  ...suites,
  ...(browser ? [playwright('e2e', reports, browser, templates)] : []),
]
for (const { name, run } of runners) {
  const since = performance.now()
  console.log(`\n── ${name}`)
  const { count } = await run(true)
  ended.push({ name, count, seconds: (performance.now() - since) / 1000 })
  // The rest would test the build before.
  if (name === 'build' && count.failed > 0) break
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${formatTimes(ended, (performance.now() - begun) / 1000, false)}`)
const { passed, failed } = addUp(
  ended.map(({ count }) => count),
  false,
)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
