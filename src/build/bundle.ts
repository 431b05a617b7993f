import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** How many lines of Vite's output are shown when it fails. */
const ERROR_LINES = 40

/**
 * Bundles the code for the browser and for the server, side by side, into `<cacheDir>/<codeHash>`, and returns that folder.
 * Code that was bundled before is not bundled again. Only the newest bundle is kept.
 */
export async function bundle(root: string, cacheDir: string, codeHash: string): Promise<{ bundleDir: string; isCached: boolean }> {
  const bundleDir = join(cacheDir, codeHash)
  if (existsSync(bundleDir)) return { bundleDir, isCached: true }
  const unfinished = join(cacheDir, `unfinished-${process.pid}`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  // vite-plugin-ssr puts the server's half into a folder of its own.
  await Promise.all([runVite(root, ['--outDir', join(unfinished, 'client')]), runVite(root, ['--ssr', '--outDir', unfinished])])
  const older = (await readdir(cacheDir)).filter((name) => !name.startsWith('unfinished-'))
  await rename(unfinished, bundleDir)
  await Promise.all(older.map((name) => rm(join(cacheDir, name), { recursive: true, force: true })))
  return { bundleDir, isCached: false }
}

/** Runs `vite build` as a process of its own: two of them use two cores. */
function runVite(root: string, options: readonly string[]): Promise<void> {
  const require = createRequire(import.meta.url)
  const cli = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(process.execPath, [cli, 'build', '--logLevel', 'warn', ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`vite build ended with code ${code}:\n${output.split('\n').slice(-ERROR_LINES).join('\n')}`))
    })
  })
}
