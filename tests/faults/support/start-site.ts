import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../publish/start-s3.ts'
import { spawnScript } from '../../start-process.ts'

/** Two pages: enough to test that pages are served. */
const PAGES = join(import.meta.dirname, 'pages')
const START_MS = 60_000

export type Environment = Record<string, string> & { DATA_DIR: string }

/** The API with a small site, in a child process. */
export type Site = {
  url: string
  env: Environment
  child: ChildProcess
  /** Whether the process is running; the cause of its end is in its log. */
  isAlive: () => boolean
  /** The complete output of the process. */
  log: () => string
}

/** Starts the API with a small site on a free port; requests may set their client address. */
export async function startSite(settings: Environment, onEnd: (end: () => Promise<void>) => void): Promise<Site> {
  const port = String(await freePort())
  const env = {
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    SITE_DIR: PAGES,
    BUILDS_DIR: PAGES,
    NODE_NO_WARNINGS: '1',
    ...settings,
    PORT: port,
  }
  const child = spawnScript('serve.ts', [], env)
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const site = {
    url: `http://127.0.0.1:${port}`,
    env,
    child,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    log: () => log,
  }
  onEnd(() => kill(child))
  const giveUpAt = Date.now() + START_MS
  while (!(await fetch(site.url).catch(() => undefined))) {
    if (!site.isAlive() || Date.now() > giveUpAt) throw new Error(`The site did not start:\n${log}`)
    await wait(50)
  }
  return site
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
