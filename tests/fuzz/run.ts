/*
 * Run manually and by CI, `npm run tool -- fuzz --cases 5000 --seed 1`: sends invalid requests to a site with its API, first
 * all truncations of five realistic bodies, and checks that it keeps running, responds, leaks nothing and leaves no
 * temporary files. `--only 4711` sends one case again. Exits with code 1 if there was an error, and with 2 for wrong
 * usage.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { TRUNCATIONS } from './families/truncation.ts'
import { FuzzRun } from './fuzz-run.ts'

const USAGE = 'npm run tool -- fuzz [--cases 5000] [--seed <number>] [--only <case>]'

const { cases, seed, only } = readOptions()
console.log(`seed ${seed}: ${TRUNCATIONS} truncations and ${cases} cases; --seed ${seed} --only <case> repeats one`)
const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'))
const indices = only === undefined ? Array.from({ length: TRUNCATIONS + cases }, (_, index) => index) : [only]
const run = new FuzzRun(seed, dataDir)
try {
  await run.send(indices)
} finally {
  await run.close()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(run.report())
process.exitCode = run.isClean ? 0 : 1

function readOptions(): { cases: number; seed: number; only: number | undefined } {
  const options = { cases: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } } as const
  const { values } = readArguments({ usage: USAGE, options })
  try {
    return {
      cases: wholeNumber(values.cases) ?? 5000,
      seed: wholeNumber(values.seed) ?? Math.floor(Math.random() * 2 ** 31),
      only: wholeNumber(values.only),
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
    process.exit(2)
  }
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new Error(`"${text}" is no whole number`)
  return Number(text)
}
