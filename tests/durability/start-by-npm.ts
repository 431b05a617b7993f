import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '../publish/start-s3.ts'
import { ROOT } from '../api/start-api.ts'

const START_MS = 180_000

export type Started = {
  npm: ChildProcess
  port: number
  said: () => string
  /** Resolves with the exit code of npm; the name of the signal if one ended it. */
  ended: Promise<number | string | null>
}

/** Runs a command with npm, as people do, in a process group that is killed at the end. Resolves once it listens. */
export async function startByNpm(command: string, env: Record<string, string>): Promise<Started> {
  const port = await freePort()
  const npm = spawn('npm', ['run', '--silent', command], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | string | null>((resolve) =>
    npm.once('exit', (code, signal) => resolve(code ?? signal)),
  )
  onTestFinished(() => {
    if (processesOf(npm).length > 0) process.kill(-(npm.pid ?? 0), 'SIGKILL')
  })
  const giveUpAt = performance.now() + START_MS
  while (!(await isListening(port))) {
    if (npm.exitCode !== null || performance.now() > giveUpAt) throw new Error(`${command} did not start:\n${said}`)
    await wait(100)
  }
  return { npm, port, said: () => said, ended }
}

/** Returns the process ids of npm's process group, without those that have ended and are not collected yet. */
export function processesOf(npm: ChildProcess): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,pgid=,stat='], { encoding: 'utf8' })
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/))
  return rows
    .filter(([, group, state]) => Number(group) === npm.pid && !state?.startsWith('Z'))
    .map(([pid]) => Number(pid))
}

/** Returns the process id of the server that npm has started. */
export function serverOf(npm: ChildProcess): number {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(npm.pid)], { encoding: 'utf8' })
  return Number(stdout.trim().split('\n')[0])
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
