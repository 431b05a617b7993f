import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LatestBuild } from './manifest.ts'

/** The id of a build, and where the files stand beside its manifest that say what it ships and what it was made of. */
export type SupplyFiles = { id: string; sbom: string; statement: string; envelope: string }

/** Returns these files of the last build, whether they have been written or not. Throws if there is no build. */
export function supplyFilesOf(buildsDir: string): SupplyFiles {
  const latest = join(buildsDir, 'latest.json')
  if (!existsSync(latest)) throw new Error(`There is no build in ${buildsDir}. Build it first: npm run build`)
  // Written by the build.
  const { id } = JSON.parse(readFileSync(latest, 'utf8')) as LatestBuild
  const at = (ending: string) => join(buildsDir, 'meta', `${id}.${ending}`)
  return { id, sbom: at('cdx.json'), statement: at('intoto.json'), envelope: at('dsse.json') }
}

/** The file that a statement is about, by its name and the SHA-256 of its bytes. */
export type Subject = { name: string; digest: { sha256: string } }

/** Returns what a statement that `npm run tool -- sbom` wrote is about; nothing if it is damaged. */
export function subjectsOf(statement: string): readonly Subject[] {
  try {
    const { subject } = JSON.parse(statement) as { subject?: readonly Subject[] }
    return Array.isArray(subject) ? subject : []
  } catch {
    return []
  }
}
