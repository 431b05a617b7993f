import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildManifest } from '../../base/manifest/manifest.ts'

/** Beside a build's manifest may be what describes it, such as `<id>.cdx.json`. */
const MANIFEST = /^[^.]+\.json$/

/** Cache: a build's manifest never changes, so each is read once. */
const known = new Map<string, readonly string[]>()

/**
 * Lists the hashes of the inline scripts of all builds that have a manifest: during a publication, pages of two builds
 * are served with one policy.
 */
export function readScriptHashes(buildsDir: string): string[] {
  return [...new Set(listManifests(buildsDir).flatMap((name) => hashesOf(join(buildsDir, 'meta', name))))]
}

/** Lists the file names of the builds' manifests; an empty list if their folder does not exist. */
export function listManifests(buildsDir: string): string[] {
  try {
    return readdirSync(join(buildsDir, 'meta')).filter((name) => MANIFEST.test(name))
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
