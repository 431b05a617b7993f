/*
 * Run by `npm run check`, or alone, `npm run tool -- words`: reports comments, names of tests and documents that are
 * not plain English, by the rules of .config/words.json. `--commit <file>` checks a commit message instead.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { commitFaults, wordFaults } from '../tests/runner/check-words.ts'

const READ = /\.(?:tsx?|mjs|cjs|css|md)$/
/** Content of vendors, which has rules of its own, and Chinese. */
const UNREAD = /^(?:src|tests\/vendors)\/[^/]+\/content\/|\.zh\.md$/

const { values } = readArguments({
  usage: 'npm run tool -- words [--commit <file>]',
  options: { commit: { type: 'string' } },
})
const faults = values.commit ? commitFaults(readFileSync(values.commit, 'utf8')) : faultsOfProject()
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults of style`)
process.exitCode = faults.length > 0 ? 1 : 0

function faultsOfProject(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return files
    .split('\n')
    .filter((path) => READ.test(path) && !UNREAD.test(path))
    .flatMap((path) => wordFaults(path, readFileSync(path, 'utf8')))
}
