/*
 * Run manually, `npm run bench:build [-- 100 1000]`: builds the site with N generated products in both languages, with
 * the same command as real content, and prints the cost per page. Each size is built cold (empty caches), then with one
 * changed product, then without changes.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateContent } from './generate-content.ts'

const SIZES = [100, 1000, 5000]
const SAMPLE_MS = 50
const KIB_PER_MIB = 1024
/** Required limits: cost of a page at 5,000 products relative to 1,000, and memory at 5,000. */
const MAX_GROWTH = 1.3
const MAX_MEMORY_MB = 1024

type Run = { seconds: number; rendering: number; pages: number; peakMb: number }

const root = process.cwd()
const sizes = process.argv.slice(2).map(Number).filter(Boolean)
// Below the project, so that the bundle can import external libraries.
const cache = join(root, 'node_modules/.cache', `bench-${process.pid}`)
const results = new Map<number, Run>()

const folders: string[] = []
for (const size of sizes.length > 0 ? sizes : SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  folders.push(folder)
  const content = join(folder, 'content')
  generateContent(join(root, 'src/catalogue/data'), content, size)
  rmSync(cache, { recursive: true, force: true })
  const cold = await build(folder, content)
  results.set(size, cold)
  changeOneProduct(content)
  const changed = await build(folder, content)
  const unchanged = await build(folder, content)
  const perPage = (cold.rendering / cold.pages) * 1000
  console.log(
    [
      `${size} products, ${cold.pages} pages`.padEnd(28),
      `cold ${cold.seconds.toFixed(2)} s`,
      `${Math.round(cold.pages / cold.seconds)} pages/s overall`,
      `${Math.round(cold.pages / cold.rendering)} pages/s while rendering (${perPage.toFixed(2)} ms a page)`,
      `peak ${Math.round(cold.peakMb)} MB`,
      `content changed ${changed.seconds.toFixed(2)} s`,
      `nothing changed ${unchanged.seconds.toFixed(2)} s`,
    ].join(' | '),
  )
}
// Only at the end: some file systems create files slowly for a minute after many were removed.
for (const folder of [...folders, cache]) rmSync(folder, { recursive: true, force: true })
judge()

function judge(): void {
  const [small, large] = [results.get(1000), results.get(5000)]
  if (!small || !large) return
  const growth = large.rendering / large.pages / (small.rendering / small.pages)
  const isGood = growth <= MAX_GROWTH && large.peakMb < MAX_MEMORY_MB
  console.log(
    `cost of a page at 5,000 against 1,000: ${growth.toFixed(2)} (at most ${MAX_GROWTH}); memory ${Math.round(large.peakMb)} MB`,
  )
  if (!isGood) process.exitCode = 1
}

/** Builds once like `npm run build`, and measures the memory of all its processes together. */
function build(folder: string, content: string): Promise<Run> {
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    env: {
      ...process.env,
      CONTENT_DIR: content,
      SITE_DIR: join(folder, 'site/client'),
      BUILDS_DIR: join(folder, 'builds'),
      BUNDLE_CACHE_DIR: cache,
      // The cost of pages is measured, not that of documents.
      DOCUMENTS: 'off',
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
      if (code !== 0) return reject(new Error(`The build ended with code ${code}`))
      const seconds = (performance.now() - started) / 1000
      const find = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN)
      return resolve({ seconds, peakMb, pages: find(/pages {12}(\d+)/), rendering: find(/pages ([\d.]+),/) })
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

function changeOneProduct(content: string): void {
  const file = join(content, 'products/gn-00001.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"position": 1,', '"position": 2,'))
}
