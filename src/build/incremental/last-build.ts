import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileEntry } from '../../base/manifest/manifest.ts'
import type { Reads } from '../../base/reads.ts'
import { sha256 } from '../../base/sha256.ts'
import { writeFileAtomically } from '../../base/write-file-atomically.ts'
import type { ContentHashes } from './watched-content.ts'

/** A file of the site, as it was when the build had written it. */
export type OutputFile = FileEntry & {
  /** Time of its last change, in milliseconds. */
  modifiedAt: number
}

/** The output of a recipe for one input: files, and data for the caller. */
export type RecipeOutput = { files: readonly OutputFile[]; value?: unknown }

/** The output of a build, by the keys of recipes with their inputs. */
export type OutputsByKey = Record<string, RecipeOutput>

/** Output that was made together: the reads for it, the keys under which it is recorded, and data for the caller. */
export type Unit = { reads: Reads; keys: readonly string[]; value: unknown }

/** All that a build leaves to the next one. */
export type LastBuild = {
  /** Hash of the code by which content was validated, and hashes of the records that are valid. */
  builder: string
  valid: readonly string[]
  /** Hash of all that pages follow from but content. */
  code: string
  content: ContentHashes
  /** Reads that count for every unit. */
  shared: Reads
  units: Record<string, Unit>
  made: OutputsByKey
}

const FILE = '.made.json'
const NOTHING: LastBuild = {
  builder: '',
  valid: [],
  code: '',
  content: {},
  shared: { all: [], of: {} },
  units: {},
  made: {},
}

/** Returns the path of the record of what a site was made of. It lies beside the site. */
function madeFile(siteDir: string): string {
  return join(dirname(siteDir), FILE)
}

/** Writes the record of a build, after a hash of it: half of a record would hide what has changed. */
export async function writeLastBuild(siteDir: string, build: LastBuild): Promise<void> {
  const text = JSON.stringify(build)
  await writeFileAtomically(madeFile(siteDir), `${sha256(text)}\n${text}`)
}

/** Reads the record of the last build; `fault` says why there is none. */
export function readLastBuild(siteDir: string): LastBuild & { fault?: string | undefined } {
  const path = madeFile(siteDir)
  if (!existsSync(path)) return { ...NOTHING, fault: existsSync(siteDir) ? `${path} is missing` : undefined }
  const [hash, text = ''] = readFileSync(path, 'utf8').split('\n')
  // Written by this file, as its hash proves; whether files are still there is checked one by one when they are used.
  return hash === sha256(text) ? (JSON.parse(text) as LastBuild) : { ...NOTHING, fault: `${path} is damaged` }
}
