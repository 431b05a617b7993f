/*
 * Run by developers between edits, `npm run check`: runs all static checks in parallel; reports the failed ones and how
 * to fix them. `npm run check -- lint types` runs only these.
 */
import { UsageError } from '../src/base/command-line/parse-arguments.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { CHECK_NAMES, CHECKS, isCheckName } from '../tests/runner/checks.ts'
import { runCheck } from '../tests/runner/run-check.ts'

const USAGE = `npm run check [-- <name>…], of ${CHECK_NAMES.join(', ')}`
const { positionals } = readArguments({ usage: USAGE, positionals: [0, CHECK_NAMES.length] })
const unknown = positionals.find((name) => !isCheckName(name))
if (unknown !== undefined)
  process.exit(reportFailure(new UsageError(`There is no check “${unknown}”\nUsage:\n${USAGE}`)))

const started = performance.now()
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`

const ended = await Promise.all(
  CHECK_NAMES.filter((name) => positionals.length === 0 || positionals.includes(name)).map(async (name) => {
    const { code, output } = await runCheck(name)
    if (code !== 0) console.log(`\n── ${name}\n${output.trim()}`)
    console.log(`${code === 0 ? 'passed' : 'FAILED'} after ${seconds()}: ${name}`)
    return { name, hasPassed: code === 0 }
  }),
)
const failed = ended.filter(({ hasPassed }) => !hasPassed)
for (const { name } of failed) console.log(`\n${name} failed: ${CHECKS[name].howToFix}`)
console.log(`\n${ended.length - failed.length} passed, ${failed.length} failed in ${seconds()}`)
process.exitCode = failed.length > 0 ? 1 : 0
