import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { BASE } from '../base/base-path.ts'
import { isRunning } from '../base/is-running.ts'
import { hashBundled, hashFolder } from './input-hash.ts'
import { sha256 } from '../base/sha256.ts'

/** Prefix of a build's temporary folders in the cache, before its process id. */
const UNFINISHED = 'unfinished-'
/** Cache folder of documents, beside the bundles; it outlives them, because documents depend on less code. */
export const DOCUMENTS_FOLDER = 'documents'
/** Number of lines of Vite's output that are shown if it fails. */
const ERROR_LINES = 40
/** Bundling stays below the memory of rendering, for a twentieth more time. */
const HEAP_OPTIONS = ['--heap-growing-percent=30', '--max-semi-space-size=4']

/** Digits of the id of the code. */
const CODE_LENGTH = 16
/** The lists of the files that the two bundles were made from, which `renderer/bundle-inputs.ts` writes. */
const INPUTS = ['server-inputs.json', 'client-inputs.json']
/** File systems may round times of change to whole milliseconds. */
const CLOCK_STEP_MS = 1
/** So often is a bundle made while its sources change. */
const MAX_TRIES = 3

/** The bundles of some code. Sources may differ in what no bundle contains, such as comments: the ids are then the same. */
export type Bundle = {
  bundleDir: string
  isCached: boolean
  /** Hash of the files that the bundles were made from. */
  codeHash: string
  /** Id of the code that browsers run: scripts, styles and words. */
  code: string
  /** Hash of the code that makes files of content. */
  serverHash: string
}

/**
 * Bundles the code for the server and for the browser into a folder of the cache, and returns that folder. A bundle
 * whose sources are unchanged is reused. Only the newest is kept.
 */
export async function bundle(root: string, cacheDir: string): Promise<Bundle> {
  const kept = findBundle(root, cacheDir)
  if (kept) return kept
  const unfinished = join(cacheDir, `${UNFINISHED}${process.pid}`)
  await clearUnfinished(cacheDir)
  const inputs = await bundleUnchanged(root, unfinished)
  const codeHash = hashBundled(root, inputs)
  const bundleDir = join(cacheDir, codeHash)
  const others = new Set([codeHash, DOCUMENTS_FOLDER])
  const older = (await readdir(cacheDir)).filter((name) => !name.startsWith(UNFINISHED) && !others.has(name))
  await moveIntoPlace(unfinished, bundleDir)
  await removeAll(cacheDir, older)
  return { bundleDir, isCached: false, codeHash, ...readIds(bundleDir) }
}

/** Finds the bundle in the cache whose sources are unchanged. */
export function findBundle(root: string, cacheDir: string): Bundle | undefined {
  const names = existsSync(cacheDir) ? readdirSync(cacheDir) : []
  const codeHash = names.find((name) => {
    const bundleDir = join(cacheDir, name)
    const isWhole = INPUTS.every((list) => existsSync(join(bundleDir, list)))
    return isWhole && hashBundled(root, readInputs(bundleDir)) === name
  })
  if (codeHash === undefined) return undefined
  const bundleDir = join(cacheDir, codeHash)
  return { bundleDir, isCached: true, codeHash, ...readIds(bundleDir) }
}

/** Lists the files that the bundles in a folder were made from, relative to the project's folder. */
export function readInputs(bundleDir: string): string[] {
  // Written by renderer/bundle-inputs.ts.
  const lists = INPUTS.map((name) => JSON.parse(readFileSync(join(bundleDir, name), 'utf8')) as string[])
  return [...new Set(lists.flat())].sort()
}

/**
 * Bundles into a folder, again if a source changes meanwhile: it may be in the bundle as it was before. Returns the files
 * that the bundles were made from. Throws if sources change each time.
 */
async function bundleUnchanged(root: string, folder: string): Promise<string[]> {
  let changed: string | undefined
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const started = Date.now() - CLOCK_STEP_MS
    await bundleInto(root, folder)
    const inputs = readInputs(folder)
    changed = inputs.find((name) => isChanged(join(root, name), started))
    if (changed === undefined) return inputs
  }
  throw new Error(`${changed} kept changing while it was bundled. Build again when nothing writes to it.`)
}

/** Tells whether a file was changed or removed since a time. One from the future was written while the clock was ahead. */
function isChanged(path: string, since: number): boolean {
  const changedAt = statSync(path, { throwIfNoEntry: false })?.ctimeMs
  return changedAt === undefined || (changedAt > since && changedAt <= Date.now() + CLOCK_STEP_MS)
}

async function bundleInto(root: string, folder: string): Promise<void> {
  // One after the other: each takes 300 MB of memory, and keeps more than one core busy.
  // vite-plugin-ssr writes the server's bundle into a folder of its own.
  await runVite(root, ['--ssr', '--outDir', folder])
  await runVite(root, ['--outDir', join(folder, 'client')])
}

function readIds(bundleDir: string): Pick<Bundle, 'code' | 'serverHash'> {
  // The names of the browser's files contain hashes of their content, and the list names all of them.
  const code = sha256(readFileSync(join(bundleDir, 'assets.json'))).slice(0, CODE_LENGTH)
  return { code, serverHash: hashFolder(join(bundleDir, 'server')) }
}

/** Moves a new bundle into place. If another build of the same code was faster, its bundle is used. */
async function moveIntoPlace(unfinished: string, bundleDir: string): Promise<void> {
  try {
    await rename(unfinished, bundleDir)
  } catch (error) {
    if (!existsSync(bundleDir)) throw error
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Removes the folders of builds that crashed while bundling. */
async function clearUnfinished(cacheDir: string): Promise<void> {
  const names = existsSync(cacheDir) ? await readdir(cacheDir) : []
  await removeAll(
    cacheDir,
    names.filter((name) => name.startsWith(UNFINISHED) && !isRunning(Number(name.slice(UNFINISHED.length)))),
  )
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** Runs `vite build` in a child process: its memory is freed when it ends. */
function runVite(root: string, options: readonly string[]): Promise<void> {
  const require = createRequire(import.meta.url)
  const cli = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(
    process.execPath,
    [...HEAP_OPTIONS, cli, 'build', '--logLevel', 'warn', '--base', `${BASE}/`, ...options],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(new Error(`vite build ended with code ${code}:\n${output.split('\n').slice(-ERROR_LINES).join('\n')}`))
    })
  })
}
