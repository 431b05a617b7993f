import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../publish/start-s3.ts'
import { tempFolder } from '../temp-folder.ts'
import { BUNDLE_CACHE_DIR, copyOf, ROOT } from './run-build.ts'

const PATIENCE_MS = 60_000
const END_MS = 10_000

const isAnswering = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(END_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Runs `npm start` on a built site, in its own process group. */
async function start() {
  const { contentDir, siteDir, buildsDir } = copyOf(inject('reference'), tempFolder())
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
    },
    stdio: 'ignore',
    detached: true,
  })
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL')
    } catch {
      // All processes of the group have ended.
    }
  })
  return { npm, port }
}

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'npm start leaves nobody listening when npm gets %s',
  {
    timeout: 2 * PATIENCE_MS,
  },
  async (signal) => {
    const { npm, port } = await start()
    await vi.waitFor(async () => expect(await isAnswering(port)).toBe(true), { timeout: PATIENCE_MS, interval: 100 })
    expect(await (await fetch(`http://127.0.0.1:${port}/en`)).text()).toContain('<h1')
    npm.kill(signal)
    await vi.waitFor(async () => expect(await isAnswering(port)).toBe(false), { timeout: END_MS, interval: 100 })
  },
)

test('npm start that is terminated during the build does not start to serve', { timeout: PATIENCE_MS }, async () => {
  const { npm, port } = await start()
  await wait(1500)
  npm.kill('SIGTERM')
  await new Promise((resolve) => npm.once('close', resolve))
  await wait(3000)
  expect(await isAnswering(port)).toBe(false)
})
