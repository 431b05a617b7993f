/*
 * Run on a fresh machine: `npm start` builds the site, and serves it and the API on http://localhost:4173 (`PORT`) as
 * soon as its pages stand; data sheets and social images are drawn meanwhile.
 */
import { spawn } from 'node:child_process'
import { endWhenAsked } from '../src/base/command-line/close-on-signal.ts'
import { endWithNpm } from '../src/base/command-line/end-with-npm.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { readEnvironment, readSiteFolders } from '../src/base/environment.ts'

readArguments({ usage: 'npm start' })
endWithNpm()
endWhenAsked()
// In a child process, which frees its memory when all is drawn.
const builder = spawn(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', '--pages-first'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
process.on('exit', () => builder.kill())
// Loaded while the site is built.
const serving = import('../src/server/run-server.ts')
const drawing = new Promise<number>((resolve) => builder.on('close', (code) => resolve(code ?? 1)))
const pages = new Promise<undefined>((resolve) => builder.once('message', () => resolve(undefined)))

const code = await Promise.race([pages, drawing])
if (code) process.exit(code)
const root = process.cwd()
const { runServer } = await serving
await runServer({
  root,
  env: readEnvironment(),
  defaultPort: 4173,
  site: { ...readSiteFolders(root), drawing },
})
