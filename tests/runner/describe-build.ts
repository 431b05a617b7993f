import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBundle } from '../../src/build/bundle.ts'
import { hashBuild, hashBuilder } from '../../src/build/input-hash.ts'
import type { LatestBuild } from '../../src/base/manifest/manifest.ts'
import { loadSnapshot, snapshotOptions } from '../../src/content/load-snapshot.ts'
import { readCacheDir } from '../../src/base/environment.ts'

/**
 * Describes the existing build: its id, its age, and whether it was made from the current sources. Undefined if there
 * is none.
 */
export async function describeBuild(root: string, buildsDir = join(root, 'builds')): Promise<string | undefined> {
  const latest = readLatest(buildsDir)
  if (!latest) return undefined
  const ids = await idsOfSources(root)
  const state = ids.includes(latest.id)
    ? 'of the sources as they are now'
    : 'of OTHER SOURCES than are here now: run npm run build to test what you changed'
  return `Build ${latest.id}, made ${formatAge(Date.now() - Date.parse(latest.timestamp))} ago ${state}`
}

/** Returns the ids of a build of the current sources, with and without documents. Invalid content has none. */
async function idsOfSources(root: string): Promise<string[]> {
  const { contentDir, ...options } = snapshotOptions(root, process.env)
  try {
    const snapshot = await loadSnapshot({ contentDir, ...options })
    const bundled = findBundle(root, readCacheDir(root))
    if (!bundled) return []
    const code = [bundled.codeHash, await hashBuilder(root)]
    return [true, false].map((hasDocuments) => hashBuild(root, snapshot, { code, contentDir, hasDocuments }))
  } catch {
    return []
  }
}

function readLatest(buildsDir: string): LatestBuild | undefined {
  try {
    // Written by a build.
    return JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as LatestBuild
  } catch {
    return undefined
  }
}

/** Formats a duration in its largest unit. @example formatAge(150_000) // '2 minutes' */
export function formatAge(ms: number): string {
  const units = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1000],
  ] as const
  const [name, size] = units.find(([, size]) => ms >= size) ?? ['second', 1000]
  const count = Math.floor(ms / size)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
