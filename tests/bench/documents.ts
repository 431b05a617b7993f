/*
 * Run manually, `npm run bench -- documents [5]`: draws half of the catalogue's data sheets, installation documents and
 * social images from nothing. Repeats this as often as the number says, each time in a new process with one drawing
 * thread, and prints the medians. Fonts are loaded within the measured time, as in a build without a cache.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import type { Costs } from './draw-documents.ts'

const RUNS = 5

const root = process.cwd()
const { positionals } = readArguments({ usage: 'npm run bench -- documents [<runs>]', positionals: [0, 1] })
const count = Number(positionals[0]) || RUNS
// Below the project, so that the bundle can import external libraries.
const folder = join(root, 'node_modules/.cache', `bench-${process.pid}`)

try {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'tests/bench/draw-documents.ts', outDir: folder, target: 'es2022', copyPublicDir: false },
  })
  print(Array.from({ length: count }, drawOnce))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function drawOnce(): Costs {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, 'draw-documents.js')], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Costs
}

function print(runs: readonly Costs[]): void {
  for (const [kind, name] of [
    ['sheets', 'data sheets'],
    ['guides', 'guides'],
    ['templates', 'templates'],
    ['drawings', 'drawings'],
    ['images', 'social images'],
  ] as const) {
    const costs = runs.map((run) => run[kind])
    const perSecond = median(costs.map(({ documents, ms }) => (documents / ms) * 1000))
    console.log(
      [
        `${name}: ${costs[0]?.documents}`.padEnd(20),
        `${perSecond.toFixed(1)} a second`,
        `${(1000 / perSecond).toFixed(1)} ms each`,
        `processor time ${median(costs.map(({ documents, cpuMs }) => cpuMs / documents)).toFixed(1)} ms each`,
      ].join(' | '),
    )
  }
  console.log(`memory ${median(runs.map(({ peakMb }) => peakMb)).toFixed(0)} MB | median of ${runs.length} runs`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
