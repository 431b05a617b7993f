import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildManifest } from '../builds/manifest.ts'

/** What is in the manifest of a build never changes, so each is read once. */
const known = new Map<string, readonly string[]>()

/**
 * Lists the hashes of the scripts inside documents of all builds whose manifests are there: while a build is being published,
 * pages of two are served under one policy.
 */
export function readScriptHashes(buildsDir: string): string[] {
  return [...new Set(listManifests(buildsDir).flatMap((name) => hashesOf(join(buildsDir, 'meta', name))))]
}

/** Lists the names of the manifests of builds; none where there is no folder of them. */
export function listManifests(buildsDir: string): string[] {
  try {
    return readdirSync(join(buildsDir, 'meta')).filter((name) => name.endsWith('.json'))
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
