import { mkdirSync } from 'node:fs'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { OWN } from '../data-mode.ts'

/** A folder that its process has not touched for this long is abandoned, whichever host the process ran on. */
const ABANDONED_MS = 60 * 60 * 1000
/** `<host>.<process id>.<random>`, or a file left by earlier versions. */
const NAME = /^(?<host>.+)\.(?<pid>\d+)\.[\da-f-]{36}$/

/** The folder of one process for its uploads in progress. */
export type IncomingFolder = {
  path: string
  /** Removes folders of processes that have died, and updates this folder's timestamp. */
  removeAbandoned: () => Promise<void>
  /** Removes the folder. */
  close: () => Promise<void>
}

/** Opens this process's folder below `root`, which other processes on this or another host may share. */
export function openIncomingFolder(root: string): IncomingFolder {
  const name = `${hostname()}.${process.pid}.${randomUUID()}`
  const path = join(root, name)
  mkdirSync(path, { recursive: true, mode: OWN })
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

/** Lists the ids of the processes of this host that have a folder below `root` open. */
export async function listRunning(root: string): Promise<number[]> {
  const names = await readdir(root).catch(() => [])
  return names.flatMap((name) => {
    const { host, pid } = NAME.exec(name)?.groups ?? {}
    return host === hostname() && Number(pid) !== process.pid && isAlive(Number(pid)) ? [Number(pid)] : []
  })
}

/** Folders that this process has open. */
const own = new Set<string>()

async function isAbandoned(root: string, name: string, now: number): Promise<boolean> {
  if (own.has(name)) return false
  const { host, pid } = NAME.exec(name)?.groups ?? {}
  // In a container every process has the same id: another folder with our id belongs to a previous process.
  if (host === hostname()) return Number(pid) === process.pid || !isAlive(Number(pid))
  const found = await stat(join(root, name)).catch(() => undefined)
  return found !== undefined && now - found.mtimeMs > ABANDONED_MS
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process of another user is alive, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
