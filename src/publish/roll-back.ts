import type { BuildManifest } from '../builds/manifest.ts'
import { assertDocuments, type DocumentOptions } from './documents.ts'
import { eachOf } from './each-of.ts'
import { findDamaged } from './intact.ts'
import { ASSETS_PREFIX, stagedPrefix } from './layout.ts'
import { type ChangeOptions, withLock } from './lock.ts'
import { publishedBuilds, readLatest, uploadedBuild, type UploadedBuild } from './manifests.ts'
import { type PlaceCount, putInPlace } from './put-in-place.ts'
import { assetKeys, pageKeys } from './site-files.ts'
import type { Store } from './store.ts'

export type RollBackOptions = ChangeOptions & DocumentOptions & { isDryRun?: boolean }

export type RollBackSummary = { id: string; placed: PlaceCount; isDryRun: boolean }

/**
 * Puts a previously published build in place again: the given one, or the newest that is older than the published one.
 * Open tabs detect it like any other build. Throws before anything is changed if the build is damaged. A dry run
 * reports what would be done, and does nothing.
 */
export function rollBack(
  store: Store,
  id: string | undefined,
  { isDryRun = false, withoutDocuments = false, ...options }: RollBackOptions = {},
): Promise<RollBackSummary> {
  const work = async (held: Store): Promise<RollBackSummary> => {
    const build = await chooseBuild(held, id)
    assertDocuments(build, withoutDocuments)
    await assertIntact(held, { ...(await uploadedBuild(held, build.id)), ...build })
    return { id: build.id, placed: await putInPlace(held, build, { ...options, isDryRun }), isDryRun }
  }
  return isDryRun ? work(store) : withLock(store, options, work)
}

async function chooseBuild(store: Store, id: string | undefined): Promise<BuildManifest> {
  const { builds } = await publishedBuilds(store)
  const latest = await readLatest(store)
  const current = builds.findIndex((build) => build.id === latest?.id)
  // If the published build is unknown, there is no previous one.
  const before = current < 0 ? undefined : builds[current + 1]
  const chosen = id === undefined ? before : builds.find((build) => build.id === id)
  if (chosen) return chosen
  const known = builds.map((build) => `  ${build.id}  ${build.timestamp}${build.id === latest?.id ? '  (out)' : ''}`)
  const wanted = id === undefined ? 'a build older than the one that is out' : `the build "${id}"`
  throw new Error([`${store.name} does not have ${wanted}. It has:`, ...known].join('\n'))
}

/** Throws if files of a build differ from what was uploaded: they would be put in place damaged. */
async function assertIntact(store: Store, { id, stored = {}, ...manifest }: UploadedBuild): Promise<void> {
  const damaged: string[] = []
  for (const [prefix, within, keys] of [
    ['', ASSETS_PREFIX, assetKeys({ id, ...manifest })],
    [stagedPrefix(id), stagedPrefix(id), pageKeys({ id, ...manifest })],
  ] as const) {
    const listed = await store.list(within)
    await eachOf(keys, async (key) => {
      const file = stored[key]
      if (file) damaged.push(...(await findDamaged(store, listed, prefix, key, file)))
    })
  }
  if (damaged.length > 0)
    throw new Error(
      `${damaged.length} files of build ${id} are damaged, such as ${damaged.sort()[0]}. Nothing was changed. ` +
        'Name another build, or build and publish that one again.',
    )
}
