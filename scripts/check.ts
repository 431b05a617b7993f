/*
 * Run by developers between edits, `npm run check`: runs all static checks in parallel; reports the failed ones and how
 * to fix them.
 */
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { CHECK_NAMES, CHECKS } from '../tests/gate/checks.ts'
import { runCommand } from '../tests/gate/run-command.ts'

readArguments({ usage: 'npm run check' })
const started = performance.now()
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`

const ended = await Promise.all(
  CHECK_NAMES.map(async (name) => {
    const { code, output } = await runCommand('npm', ['run', '--silent', name])
    if (code !== 0) console.log(`\n── ${name}\n${output.trim()}`)
    console.log(`${code === 0 ? 'passed' : 'FAILED'} after ${seconds()}: ${name}`)
    return { name, hasPassed: code === 0 }
  }),
)
const failed = ended.filter(({ hasPassed }) => !hasPassed)
for (const { name } of failed) console.log(`\n${name} failed: ${CHECKS[name]}`)
console.log(`\n${ended.length - failed.length} passed, ${failed.length} failed in ${seconds()}`)
process.exitCode = failed.length > 0 ? 1 : 0
