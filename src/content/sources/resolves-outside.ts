import { readdirSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Fault } from '../faults.ts'

/**
 * Returns whether a path leads out of a folder through symbolic links. The author of content may have no right to read
 * the machine that builds the site: linked files would be published. A path that does not exist leads nowhere.
 */
export function resolvesOutside(path: string, folder: string): boolean {
  try {
    return !`${realpathSync(path)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`)
  } catch {
    return false
  }
}

/** Lists what leads from a folder below `contentDir` out of that: all that is in it, if it does so itself. */
export function listOutside(folder: string, contentDir: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    if (resolvesOutside(folder, contentDir)) return entries.map(({ name }) => name)
    return entries
      .filter((entry) => entry.isSymbolicLink() && resolvesOutside(join(folder, entry.name), contentDir))
      .map(({ name }) => name)
  } catch {
    return []
  }
}

/** The fault of a file that does; `source` is its path for messages. */
export function outsideFault(source: string): Fault {
  return { source, field: '', value: 'a link', expected: 'a file of the content, no link to one outside of its folder' }
}
