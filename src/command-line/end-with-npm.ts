import { spawnSync } from 'node:child_process'
import { isRunning } from '../build/output.ts'

/** A server listens no longer than this, and what it takes to end, once npm is gone. */
const LOOK_MS = 500
const SHELL = /(?:^|[/-])(?:ba|da|z|k|a)?sh$/

/**
 * Asks this process to end, as SIGTERM does, when npm, which started it, is gone: npm passes on only some signals, and its shell none,
 * so that a server would go on listening without anyone who knows of it. Started without npm, a process lives as long as it is let.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  // Some shells take the place of themselves by the command that they run, and some wait for it: npm is the parent of those.
  const npm = parentOfShell(parent)
  const watching = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isRunning(npm))) return
    clearInterval(watching)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  watching.unref()
}

/** The process that started a shell; undefined when the process is no shell. */
function parentOfShell(pid: number): number | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = /^\s*(\d+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? []
  return command && SHELL.test(command) ? Number(parent) : undefined
}
