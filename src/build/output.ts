import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/*
 * A build writes into a folder of its own and takes the old one's place when it is whole. Between the two renames the old
 * folder stands aside under a name that recoverOutput knows, so that a crash in that moment loses nothing either.
 */

const FRESH = '.fresh-'
const ASIDE = '.previous'

/** Makes an empty folder beside `siteDir` for a new build to write into. */
export async function freshOutput(siteDir: string): Promise<string> {
  const fresh = join(dirname(siteDir), `${FRESH}${process.pid}`)
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  return fresh
}

/** Puts a whole new build in the place of the old one. */
export async function replaceOutput(fresh: string, siteDir: string): Promise<void> {
  const aside = join(dirname(siteDir), ASIDE)
  await rm(aside, { recursive: true, force: true })
  if (existsSync(siteDir)) await rename(siteDir, aside)
  await rename(fresh, siteDir)
  await rm(aside, { recursive: true, force: true })
}

/** Brings the old build back when a crash left it aside, and clears what crashed or failed builds left behind. */
export async function recoverOutput(siteDir: string): Promise<void> {
  const parent = dirname(siteDir)
  const aside = join(parent, ASIDE)
  if (existsSync(aside) && !existsSync(siteDir)) await rename(aside, siteDir)
  const names = existsSync(parent) ? await readdir(parent) : []
  const leftovers = names.filter(
    (name) => name === ASIDE || (name.startsWith(FRESH) && !isRunning(Number(name.slice(FRESH.length)))),
  )
  await Promise.all(leftovers.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}

/** Writes a file so that a reader sees the old text or the new one, never a part. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.unfinished`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(unfinished, text)
  await rename(unfinished, path)
}

/** Tells whether the process that a leftover is named after still works on it. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is there and may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
