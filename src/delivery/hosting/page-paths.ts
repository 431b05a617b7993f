import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildManifest } from '../../base/manifest/manifest.ts'
import { listManifests } from './script-hashes.ts'

/** Lists the addresses of the pages of all builds that have a manifest. */
export function readPagePaths(buildsDir: string): string[] {
  const paths = listManifests(buildsDir).flatMap((file) => {
    // Written by the build.
    const manifest = JSON.parse(readFileSync(join(buildsDir, 'meta', file), 'utf8')) as Partial<BuildManifest>
    return manifest.paths ?? []
  })
  return [...new Set(paths)].sort()
}
