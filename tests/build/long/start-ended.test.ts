import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startClients } from '../../durability/clients.ts'
import { processesOf } from '../../durability/start-by-npm.ts'
import { END_MS, isAnswering, PATIENCE_MS, start } from '../npm-start.ts'
import { ROOT } from '../run-build.ts'

test.each(['SIGINT', 'SIGKILL'] as const)(
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

test('npm start ends with 0 under load: every answer is whole, and no process is left', {
  timeout: 3 * PATIENCE_MS,
}, async () => {
  const { npm, port } = await start({ TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
  const ended = new Promise((resolve) => npm.once('exit', (code, signal) => resolve(code ?? signal)))
  await vi.waitFor(async () => expect(await isAnswering(port)).toBe(true), { timeout: PATIENCE_MS, interval: 100 })
  const count = 40
  const { outcomes, ended: clientsEnded } = startClients({ port, pages: ['/', '/en/news'], posts: true, count })
  await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(2 * count), { timeout: PATIENCE_MS })
  npm.kill('SIGTERM')
  expect(await ended).toBe(0)
  await clientsEnded
  expect(outcomes.filter(({ kind, status = 200 }) => kind === 'cut' || status > 201)).toEqual([])
  expect(processesOf(npm)).toEqual([])
})

test('npm start that is terminated while it builds ends with 0, and so does the build', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  const cacheDir = join(ROOT, `node_modules/.cache/test-ended-${process.pid}`)
  onTestFinished(() => rmSync(cacheDir, { recursive: true, force: true }))
  const { npm } = await start({ BUNDLE_CACHE_DIR: cacheDir })
  const ended = new Promise((resolve) => npm.once('exit', (code, signal) => resolve(code ?? signal)))
  const commands = () => spawnSync('ps', ['-o', 'args=', '-p', processesOf(npm).join(',')], { encoding: 'utf8' }).stdout
  await vi.waitFor(() => expect(commands()).toContain('build.ts'), { timeout: PATIENCE_MS, interval: 50 })
  npm.kill('SIGTERM')
  expect(await ended).toBe(0)
  await vi.waitFor(() => expect(processesOf(npm)).toEqual([]), { timeout: END_MS, interval: 50 })
})

// At all times of a build that ends soon, since nothing has changed, and of the loading of the server.
test.each([500, 1000, 1500, 1750, 2000])(
  'npm start that is terminated after %i ms ends',
  { timeout: PATIENCE_MS },
  async (time) => {
    const { npm, port } = await start()
    await wait(time)
    npm.kill('SIGTERM')
    await new Promise((resolve) => npm.once('close', resolve))
    await wait(3000)
    expect(await isAnswering(port)).toBe(false)
  },
)
