import type { BuildManifest } from '../build/manifest.ts'
import { type ChangeOptions, withLock } from './lock.ts'
import { publishedBuilds, readLatest } from './manifests.ts'
import { type PlaceCount, putInPlace } from './put-in-place.ts'
import type { Store } from './store.ts'

/**
 * Puts a build that was out before in place again: the one named, or the newest that is older than the one that is out. Tabs that
 * are open learn of it as of any other build.
 */
export function rollBack(
  store: Store,
  id: string | undefined,
  options: ChangeOptions = {},
): Promise<{ id: string; placed: PlaceCount }> {
  return withLock(store, options, async (held) => {
    const build = await chooseBuild(held, id)
    return { id: build.id, placed: await putInPlace(held, build, options.onProgress) }
  })
}

async function chooseBuild(store: Store, id: string | undefined): Promise<BuildManifest> {
  const builds = await publishedBuilds(store)
  const latest = await readLatest(store)
  const current = builds.findIndex((build) => build.id === latest?.id)
  const chosen = id === undefined ? builds[current + 1] : builds.find((build) => build.id === id)
  if (chosen) return chosen
  const known = builds.map((build) => `  ${build.id}  ${build.timestamp}${build.id === latest?.id ? '  (out)' : ''}`)
  const wanted = id === undefined ? 'a build older than the one that is out' : `the build "${id}"`
  throw new Error([`${store.name} does not have ${wanted}. It has:`, ...known].join('\n'))
}
