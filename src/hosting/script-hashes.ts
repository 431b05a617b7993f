import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildManifest } from '../build/manifest.ts'

/** What is in the manifest of a build never changes, so each is read once. */
const known = new Map<string, readonly string[]>()

/**
 * Lists the hashes of the scripts inside documents of all builds whose manifests are there: while a build is being published,
 * pages of two are served under one policy.
 */
export function readScriptHashes(buildsDir: string): string[] {
  const metaDir = join(buildsDir, 'meta')
  return [...new Set(manifestsIn(metaDir).flatMap((name) => hashesOf(join(metaDir, name))))]
}

function manifestsIn(metaDir: string): string[] {
  try {
    return readdirSync(metaDir).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}

function hashesOf(file: string): readonly string[] {
  const found = known.get(file)
  if (found) return found
  // Written by the build.
  const { scriptHashes = [] } = JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildManifest>
  known.set(file, scriptHashes)
  return scriptHashes
}
