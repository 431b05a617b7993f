import { spawn } from 'node:child_process'
import { inject, onTestFinished } from 'vitest'
import { freePort } from '../publish/start-s3.ts'
import { tempFolder } from '../temp-folder.ts'
import { BUNDLE_CACHE_DIR, copyOf, type Folders, ROOT } from './run-build.ts'

export const PATIENCE_MS = 60_000
export const END_MS = 10_000

/** Tells whether a server answers at a port. */
export const isAnswering = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(END_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Runs `npm start` on a built site, in its own process group. */
export async function start(environment: Record<string, string> = {}, prepare: (folders: Folders) => void = () => {}) {
  const folders = copyOf(inject('reference'), tempFolder())
  prepare(folders)
  const { contentDir, siteDir, buildsDir } = folders
  const port = await freePort()
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: tempFolder(),
      CONTENT_DIR: contentDir,
      SITE_DIR: siteDir,
      BUILDS_DIR: buildsDir,
      BUNDLE_CACHE_DIR,
      DOCUMENTS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const said: string[] = []
  npm.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text))
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL')
    } catch {
      // All processes of the group have ended.
    }
  })
  return { npm, port, buildsDir, said }
}
