/* Run on a fresh machine: `npm start` builds the site, then serves it and the API on http://localhost:4173 (`PORT`). */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const here = import.meta.dirname
if ((await run('build.ts')) !== 0) process.exit(1)
process.exit(await run('serve.ts'))

/** Runs a script beside this one, and passes signals on to it. Resolves with its exit code. */
function run(script: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(here, script)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}
