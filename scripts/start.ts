/* Run on a fresh machine: `npm start` builds the site, then serves it and the API on http://localhost:4173 (`PORT`). */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWithNpm } from '../src/command-line/end-with-npm.ts'
import { readArguments } from '../src/command-line/read-arguments.ts'

readArguments({ usage: 'npm start' })
endWithNpm()
const code = await build()
if (code !== 0) process.exit(code)
// Imported in this process, which receives the signals.
await import('./serve.ts')

/** Builds in a child process, which frees its memory before the site is served. Resolves with its exit code. */
function build(): Promise<number> {
  const builder = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
  })
  const stop = (signal: NodeJS.Signals) => builder.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  return new Promise((resolve) => {
    builder.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
      resolve(code ?? 1)
    })
  })
}
