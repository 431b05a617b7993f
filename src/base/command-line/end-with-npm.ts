import { spawnSync } from 'node:child_process'
import { isRunning } from '../is-running.ts'

/** Polling interval: a server stops this long after npm has ended, plus its shutdown. */
const LOOK_MS = 500
const SHELL = /(?:^|[/-])(?:ba|da|z|k|a)?sh$/

/**
 * Terminates this process, as SIGTERM does, when the npm process that started it has ended: npm forwards only some
 * signals, and its shell none, so the server would keep running in the background. A process started without npm is not
 * affected.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  // Some shells replace themselves with the command, and some wait for it: npm is the parent of the latter.
  const npm = parentOfShell(parent)
  const watching = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isRunning(npm))) return
    clearInterval(watching)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  watching.unref()
}

/** Returns the parent of a shell process; undefined if the process is not a shell. */
function parentOfShell(pid: number): number | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = /^\s*(\d+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? []
  return command && SHELL.test(command) ? Number(parent) : undefined
}
