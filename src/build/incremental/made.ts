import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileEntry } from '../../base/manifest/manifest.ts'

/** A file of the site, as it was when the build had written it. */
export type MadeFile = FileEntry & {
  /** Time of its last change, in milliseconds. */
  modifiedAt: number
}

/** The output of a recipe for one input: files, and data for the caller. */
export type Made = { files: readonly MadeFile[]; value?: unknown }

/** The output of a build, by the keys of recipes with their inputs. */
export type MadeByKey = Record<string, Made>

const FILE = '.made.json'

/** Returns the path of the record of what a site was made of. It lies beside the site. */
export function madeFile(siteDir: string): string {
  return join(dirname(siteDir), FILE)
}

/** Reads what the last build made; nothing if there was none, or its record cannot be read. */
export function readMade(siteDir: string): MadeByKey {
  try {
    // Written by src/build/build-site.ts; whether its files are still there is checked one by one when they are used.
    return JSON.parse(readFileSync(madeFile(siteDir), 'utf8')) as MadeByKey
  } catch {
    return {}
  }
}
