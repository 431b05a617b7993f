import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** Bundles a script, unless its bundle is current, and runs it. */
export const RUN = 'scripts/run.mjs'

/** A server of the project in a child process. */
export type Process = { url: string; child: ChildProcess; log: () => string }

/** Starts one of `scripts/` of the project in `root` without this process's environment. */
export function spawnScript(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  root = ROOT,
): ChildProcess {
  return spawn(process.execPath, [RUN, join('scripts', script), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: 'pipe',
  })
}

/** Starts a server of `scripts/` on a free port. Resolves once it prints its address. */
export function startProcess(
  script: string,
  env: Record<string, string>,
  root?: string,
  args: readonly string[] = [],
): Promise<Process> {
  const child = spawnScript(script, args, { PORT: '0', ...env }, root)
  let log = ''
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error(`${script} ended:\n${log}`)))
    child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
    child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      const url = /\bat (http:[^"\s]+)/.exec(log)?.[1]
      if (url) resolve({ url, child, log: () => log })
    })
  })
}

/** Terminates a process, if it has not ended yet. Resolves with its exit code; null if it was killed. */
export function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('close', resolve)
    child.kill('SIGTERM')
  })
}
