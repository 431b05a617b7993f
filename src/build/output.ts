import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isRunning } from '../base/is-running.ts'

/*
 * A build writes into a temporary folder, which replaces the old one once it is complete. Between the two renames the
 * old folder has a name that recoverOutput knows, so that a crash at that moment loses nothing.
 */

const FRESH = '.fresh-'
const ASIDE = '.previous'

/** Creates an empty folder beside `siteDir` for a new build. */
export async function freshOutput(siteDir: string): Promise<string> {
  const fresh = join(dirname(siteDir), `${FRESH}${process.pid}`)
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  return fresh
}

/** Replaces the old build with a complete new one. */
export async function replaceOutput(fresh: string, siteDir: string): Promise<void> {
  const aside = join(dirname(siteDir), ASIDE)
  await rm(aside, { recursive: true, force: true })
  if (existsSync(siteDir)) await rename(siteDir, aside)
  await rename(fresh, siteDir)
  await rm(aside, { recursive: true, force: true })
}

/** Restores the old build if a crash occurred during the replacement, and removes folders of crashed or failed builds. */
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
