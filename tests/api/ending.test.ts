import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../publish/start-s3.ts'
import { spawnScript } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { ROOT } from './start-api.ts'

const START_MS = 180_000
/** Timeout within which a server ends after npm; generous for a busy machine. */
const END_MS = 10_000
const LARGE_BYTES = 40_000_000

type Started = { npm: ChildProcess; port: number }

/** Runs a command with npm, as people do, in a process group that is killed at the end. Resolves once it listens. */
async function startByNpm(command: string, env: Record<string, string>): Promise<Started> {
  const port = await freePort()
  const npm = spawn('npm', ['run', '--silent', command], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: tempFolder(), ...env },
    stdio: 'ignore',
    detached: true,
  })
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL')
    } catch {
      // All of the group have ended.
    }
  })
  await vi.waitFor(async () => expect(await isListening(port)).toBe(true), { timeout: START_MS, interval: 100 })
  return { npm, port }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

/** Waits until nobody listens at a port any more, for the time that it may take, and says who does. */
const untilNobodyListens = async (port: number) => {
  const giveUpAt = performance.now() + END_MS
  while (performance.now() < giveUpAt) {
    if (!(await isListening(port))) return 'nobody listens'
    await wait(100)
  }
  return 'somebody listens'
}

/** A small site with a file that takes a while to send. */
function siteFolders() {
  const siteDir = tempFolder({ 'index.html': '<p>home', '404.html': '<p>missing', 'en/404.html': '<p>missing' })
  writeFileSync(join(siteDir, 'large.txt'), Buffer.alloc(LARGE_BYTES, 'x'))
  return { SITE_DIR: siteDir, BUILDS_DIR: tempFolder() }
}

/** Sends a request, and pauses reading the response until asked to continue. Resolves once the response has started. */
function startReading(port: number, path: string): Promise<{ readOn: () => Promise<number> }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      const ended = new Promise<number>((end, fail) => {
        let bytes = 0
        response.on('end', () => end(bytes)).on('error', fail)
        response.once('readable', () => {
          const readOn = () => {
            response.on('data', (chunk: Buffer) => (bytes += chunk.length))
            return ended
          }
          resolve({ readOn })
        })
      })
      ended.catch(() => {})
    })
      .on('error', reject)
      .end()
  })
}

// SIGTERM ends them below, while they answer; the API in processes.test.ts.
test.each([
  ['api', 'SIGINT'],
  ['preview', 'SIGKILL'],
  ['dev', 'SIGKILL'],
] as const)(
  'npm run %s leaves nobody listening when npm gets %s',
  {
    timeout: START_MS + 4 * END_MS,
  },
  async (command, signal) => {
    const { npm, port } = await startByNpm(command, command === 'preview' ? siteFolders() : {})
    npm.kill(signal)
    expect(await untilNobodyListens(port)).toBe('nobody listens')
  },
)

test('npm run preview completes a pending request before it ends', { timeout: START_MS + END_MS }, async () => {
  const { npm, port } = await startByNpm('preview', siteFolders())
  const { readOn } = await startReading(port, '/large.txt')
  npm.kill('SIGTERM')
  expect(await untilNobodyListens(port)).toBe('nobody listens')
  expect(await readOn()).toBe(LARGE_BYTES)
})

test('npm run dev completes a pending request before it ends', { timeout: START_MS + 4 * END_MS }, async () => {
  const { npm, port } = await startByNpm('dev', {})
  // The first page takes seconds, because every module of it is loaded.
  const page = fetch(`http://127.0.0.1:${port}/en/news`)
  await wait(300)
  npm.kill('SIGTERM')
  expect(await (await page).text()).toContain('<h1')
  expect(await untilNobodyListens(port)).toBe('nobody listens')
})

test.each(['api.ts', 'preview.ts', 'dev.ts'])(
  '%s says in a sentence that its port is in use, and ends',
  { timeout: START_MS },
  async (script) => {
    const taken = createServer().listen(0)
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    // A listening server has an address of this type.
    const PORT = String((taken.address() as AddressInfo).port)
    const child = spawnScript(script, [], { PORT, DATA_DIR: tempFolder(), ...siteFolders() })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    expect(await once(child, 'close')).toEqual([1, null])
    expect(said.trim().split('\n').at(-1)).toMatch(
      new RegExp(`^listen EADDRINUSE: address already in use \\S+:${PORT}\\. Set PORT to another port\\.$`),
    )
  },
)
