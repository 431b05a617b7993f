/*
 * Run manually, `npm run bench -- build [100 1000] [--without-documents]`: builds the site with N generated products in
 * both languages, with the same command as real content: cold (empty caches), then after one edit after the other. Prints
 * what each build took, and its part of the cold build. Exits with code 1 if a limit is exceeded or bytes differ.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { copyProject } from '../build/copy-project.ts'
import { fingerprint } from '../build/run-build.ts'
import { CODE_EDITS, CONTENT_EDITS, ONE_WORD } from './edits.ts'
import { generateContent } from './generate-content.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

const SIZES = [100, 1000, 5000]
const SAMPLE_MS = 50
const KIB_PER_MIB = 1024
/** Required limits: one word's part of a cold build by number of products, and files that differ. */
const MAX_PART: Readonly<Record<number, number>> = { 1000: 1 / 10, 5000: 1 / 15 }
const MAX_FILES = 40
/** Cost of a page at 5,000 products relative to 1,000, and memory at 5,000. */
const MAX_GROWTH = 1.3
const MAX_MEMORY_MB = 500

/** A machine: its disk, and its copy of the project. */
type Machine = { project: string; siteDir: string; buildsDir: string }
type Run = { seconds: number; rendering: number; pages: number; rendered: number; drawn: number; peakMb: number }
type Options = { machine: Machine; content: string }

const { values, positionals } = readArguments({
  usage: 'npm run bench -- build [<products>…] [--without-documents]',
  options: { 'without-documents': { type: 'boolean', default: false } },
  positionals: [0, Infinity],
})
const sizes = positionals.map(Number).filter(Boolean)
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const source = process.cwd()
const results = new Map<number, Run>()
let machines = 0

for (const size of sizes.length > 0 ? sizes : SIZES) await measure(size)
compareSizes()
// Only at the end: some file systems create files slowly for a minute after many were removed.
rmSync(folder, { recursive: true, force: true })

async function measure(size: number): Promise<void> {
  const content = join(folder, `content-${size}`)
  generateContent(join(source, CONTENT_FOLDER), content, size)
  const machine = newMachine()
  const cold = await build({ machine, content })
  results.set(size, cold)
  const perPage = (cold.rendering / cold.pages) * 1000
  console.log(`${size} products, ${cold.pages} pages, ${values['without-documents'] ? 'without' : 'with'} documents`)
  print('cold', cold, cold, [`${perPage.toFixed(2)} ms a page`, `peak ${Math.round(cold.peakMb)} MB`])
  print('nothing changed', await build({ machine, content }), cold)
  let before = fingerprint(machine.siteDir)
  for (const edit of [...CONTENT_EDITS, ...CODE_EDITS]) {
    edit.make({ content, project: machine.project, size })
    const run = await build({ machine, content })
    const after = fingerprint(machine.siteDir)
    const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (path) => before[path] !== after[path],
    )
    print(edit.name, run, cold, [`${files.length} files differ`])
    if (edit === ONE_WORD) {
      expect(run.seconds <= cold.seconds * (MAX_PART[size] ?? 1), `part of the cold build: at most ${MAX_PART[size]}`)
      expect(files.length <= MAX_FILES, `files that differ: at most ${MAX_FILES}`)
    }
    before = after
  }
  const fromNothing = newMachine(machine.project)
  print('from nothing', await build({ machine: fromNothing, content }), cold)
  const isSame = JSON.stringify(fingerprint(fromNothing.siteDir)) === JSON.stringify(before)
  expect(isSame, 'the bytes of a build from nothing')
}

function print(name: string, run: Run, cold: Run, more: readonly string[] = []): void {
  const part = run === cold ? '' : ` (${(run.seconds / cold.seconds).toFixed(3)} of cold)`
  const made = [
    `${run.rendered} pages rendered`,
    ...(values['without-documents'] ? [] : [`${run.drawn} documents drawn`]),
  ]
  console.log([`  ${name.padEnd(26)}${run.seconds.toFixed(2).padStart(7)} s${part}`, ...made, ...more].join(' | '))
}

function expect(isGood: boolean, limit: string): void {
  if (isGood) return
  console.log(`    NOT REACHED: ${limit}`)
  process.exitCode = 1
}

function compareSizes(): void {
  const [small, large] = [results.get(1000), results.get(5000)]
  if (large) expect(large.peakMb <= MAX_MEMORY_MB, `memory at 5,000 products: at most ${MAX_MEMORY_MB} MB`)
  if (!small || !large) return
  const growth = large.rendering / large.pages / (small.rendering / small.pages)
  console.log(`cost of a page at 5,000 against 1,000: ${growth.toFixed(2)}`)
  expect(growth <= MAX_GROWTH, `cost of a page: at most ${MAX_GROWTH}`)
}

/** Returns a machine with a copy of a project, and an empty disk. */
function newMachine(of?: string): Machine {
  machines += 1
  const disk = join(folder, `machine-${machines}`)
  return { project: copyProject(disk, of), siteDir: join(disk, 'site/client'), buildsDir: join(disk, 'builds') }
}

/** Builds once like `npm run build`, and measures the memory of all its processes together. */
function build({ machine, content }: Options): Promise<Run> {
  const started = performance.now()
  const args = ['scripts/run.mjs', 'scripts/build.ts']
  const child = spawn(process.execPath, args, {
    cwd: machine.project,
    env: {
      ...process.env,
      CONTENT_DIR: content,
      SITE_DIR: machine.siteDir,
      BUILDS_DIR: machine.buildsDir,
      ...(values['without-documents'] && { DOCUMENTS: 'off' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  let peakMb = 0
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, memoryOf(child.pid ?? 0))
  }, SAMPLE_MS)
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(sampling)
      if (code !== 0) return reject(new Error(`The build ended with code ${code}:\n${output}`))
      const seconds = (performance.now() - started) / 1000
      const find = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
      return resolve({
        seconds,
        peakMb,
        pages: find(/pages {12}(\d+)/),
        rendered: find(/(\d+) rendered/),
        drawn: find(/(\d+) drawn, the others/),
        rendering: find(/pages ([\d.]+),/),
      })
    })
  })
}

/** Returns the resident memory in MiB of a process and its descendants. */
function memoryOf(pid: number): number {
  const children = new Map<number, number[]>()
  const resident = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const id = Number(name)
    const status = id ? readStatus(id) : undefined
    if (!status) continue
    resident.set(id, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0))
    const parent = Number(/PPid:\s+(\d+)/.exec(status)?.[1] ?? 0)
    children.set(parent, [...(children.get(parent) ?? []), id])
  }
  const sum = (id: number): number =>
    (resident.get(id) ?? 0) + (children.get(id) ?? []).reduce((total, child) => total + sum(child), 0)
  return sum(pid) / KIB_PER_MIB
}

function readStatus(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return undefined
  }
}
