import { mkdirSync } from 'node:fs'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'

/** A folder whose process has not touched it for so long has been abandoned, wherever that process ran. */
const ABANDONED_MS = 60 * 60 * 1000
/** `<host>.<process id>.<random>`, or a file as versions before this one left them. */
const NAME = /^(?<host>.+)\.(?<pid>\d+)\.[\da-f-]{36}$/

/** Where one process keeps the files that it is receiving. */
export type IncomingFolder = {
  path: string
  /** Removes what processes left that did not live to do so, and says that this one lives. */
  removeAbandoned: () => Promise<void>
  /** Removes the folder. */
  close: () => Promise<void>
}

/** Opens a folder of this process's own below `root`, which other processes may share, on this host or another. */
export function openIncomingFolder(root: string): IncomingFolder {
  const name = `${hostname()}.${process.pid}.${randomUUID()}`
  const path = join(root, name)
  mkdirSync(path, { recursive: true })
  own.add(name)
  return {
    path,
    removeAbandoned: async () => {
      const now = new Date()
      await utimes(path, now, now).catch(() => undefined)
      for (const each of await readdir(root)) {
        if (await isAbandoned(root, each, now.getTime())) await rm(join(root, each), { recursive: true, force: true })
      }
    },
    close: async () => {
      own.delete(name)
      await rm(path, { recursive: true, force: true })
    },
  }
}

/** Folders that are open in this process. */
const own = new Set<string>()

async function isAbandoned(root: string, name: string, now: number): Promise<boolean> {
  if (own.has(name)) return false
  const { host, pid } = NAME.exec(name)?.groups ?? {}
  // In a container every process has the same number: what bears ours and is not ours was left by one before.
  if (host === hostname()) return Number(pid) === process.pid || !isAlive(Number(pid))
  const found = await stat(join(root, name)).catch(() => undefined)
  return found !== undefined && now - found.mtimeMs > ABANDONED_MS
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is alive, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
