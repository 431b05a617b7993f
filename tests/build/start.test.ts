import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Product } from '../../src/catalogue/schema/product.ts'
import { startClients } from '../durability/clients.ts'
import { processesOf } from '../durability/start-by-npm.ts'
import { freePort } from '../publish/start-s3.ts'
import { tempFolder } from '../temp-folder.ts'
import { BUNDLE_CACHE_DIR, copyOf, type Folders, ROOT } from './run-build.ts'

const PATIENCE_MS = 60_000
const END_MS = 10_000

const isAnswering = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(END_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Runs `npm start` on a built site, in its own process group. */
async function start(environment: Record<string, string> = {}, prepare: (folders: Folders) => void = () => {}) {
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
  const { npm } = await start({ BUNDLE_CACHE_DIR: tempFolder() })
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

test('npm start serves pages first, and a data sheet that is still being drawn when it is drawn', {
  timeout: 3 * PATIENCE_MS,
}, async () => {
  const { port, buildsDir, said } = await start({ DOCUMENTS: 'on' }, ({ contentDir }) => {
    // A product that no earlier test has drawn.
    const file = join(contentDir, 'products/gn-00001.json')
    const product = JSON.parse(readFileSync(file, 'utf8')) as Product
    writeFileSync(file, JSON.stringify({ ...product, description: { zh: '獨一無二。', en: randomUUID() } }))
  })
  const isWholeBuild = () => said.join('').includes('data sheets,')
  await vi.waitFor(async () => expect(await isAnswering(port)).toBe(true), { timeout: 2 * PATIENCE_MS, interval: 50 })
  expect(said.join('')).toContain('Pages are in place')
  expect(isWholeBuild()).toBe(false)
  const sheet = await fetch(`http://127.0.0.1:${port}/downloads/GN-00001_datasheet_en_v1.0.pdf`)
  expect(sheet.status).toBe(200)
  expect((await sheet.text()).startsWith('%PDF')).toBe(true)
  await vi.waitFor(() => expect(isWholeBuild()).toBe(true), { timeout: PATIENCE_MS, interval: 50 })
  const { id } = JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as { id: string }
  const manifest = readFileSync(join(buildsDir, 'meta', `${id}.json`), 'utf8')
  expect(manifest).toContain('/downloads/GN-00001_datasheet_en_v1.0.pdf')
  expect(manifest).not.toContain('isUnfinished')
})
