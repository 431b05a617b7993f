/*
 * Run by developers and by CI: `npm test` runs every check and every test that a change can break, `npm run test:long`
 * what takes longer (tests/runner/suites.ts). Both end with one line of total counts. A skipped test counts as failed; only
 * the tools in `WITHOUT` can be left out, and never in CI.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { addUp, countOne } from '../tests/runner/count.ts'
import { type Ended, formatTimes } from '../tests/runner/format-times.ts'
import { BUILD, stagesOf } from '../tests/runner/stages.ts'
import type { Runner } from '../tests/runner/runners.ts'
import { leftOut } from '../tests/tools/find-tool.ts'

const { values } = readArguments({
  usage: 'npm test\nnpm run test:long',
  options: { long: { type: 'boolean', default: false } },
})
const reports = mkdtempSync(join(tmpdir(), 'reports-'))
const mayLeaveOut = leftOut().length > 0

/** How much of a failed runner's output is repeated before the table: the end, where runners say what failed. */
const REPEATED_LINES = 60

const started = performance.now()
const ended: Ended[] = []
const failures: string[] = []
for (const stage of stagesOf(values.long ? 'long' : 'test', reports)) {
  await Promise.all(
    stage.map(async (lane) => {
      for (const runner of lane) await runAndReport(runner, stage.length === 1)
    }),
  )
}
rmSync(reports, { recursive: true, force: true })

for (const failure of failures) console.log(`\n${failure}`)
const skipped = ended.flatMap(({ count }) => count.skipped)
if (skipped.length > 0) console.log(`\nNot run:\n${skipped.map((name) => `  ${name}`).join('\n')}`)
if (mayLeaveOut) console.log(`Left out by WITHOUT: the tests of ${leftOut().join(', ')}`)
console.log(`\n${formatTimes(ended, secondsSince(started), mayLeaveOut)}`)
const total = addUp(
  ended.map(({ count }) => count),
  mayLeaveOut,
)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function runAndReport({ name, run, needsBuild }: Runner, isShown: boolean): Promise<void> {
  const begun = performance.now()
  if (isShown) console.log(`\n── ${name}`)
  const isWithoutBuild = needsBuild && ended.some((other) => other.name === BUILD.name && other.count.failed > 0)
  const { count, output } = isWithoutBuild ? { count: countOne(false), output: '' } : await run(isShown)
  if (isWithoutBuild) console.log('not run: the sources could not be built')
  if (!isShown) console.log(`\n── ${name}\n${output.trim()}`)
  const seconds = secondsSince(begun)
  ended.push({ name, count, seconds })
  const hasFailed = addUp([count], mayLeaveOut).failed > 0
  if (hasFailed) failures.push(`── ${name} failed:\n${output.trim().split('\n').slice(-REPEATED_LINES).join('\n')}`)
  console.log(`── ${name}: ${hasFailed ? 'FAILED' : 'passed'} in ${seconds.toFixed(1)} s`)
}

function secondsSince(moment: number): number {
  return (performance.now() - moment) / 1000
}
