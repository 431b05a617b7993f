import { ASSETS_PREFIX, LATEST, MANIFESTS, META, STAGED } from './layout.ts'
import { type ChangeOptions, withLock } from './lock.ts'
import { publishedBuilds, readLatest } from './manifests.ts'
import { assetKeys, storedKeys } from './site-files.ts'
import type { Store } from './store.ts'

export type PruneOptions = ChangeOptions & {
  /** Number of newest builds to keep for a rollback. */
  keep: number
  /** A build replaced less than this long ago is kept too, because tabs may still show it. */
  openTabMs: number
  now?: number
  /** Reports what would be removed, and removes nothing. */
  isDryRun?: boolean
}

/** Builds that were removed, and the number of stored objects removed with them. */
export type PruneSummary = { builds: string[]; files: number; kept: string[]; isDryRun: boolean }

/**
 * Removes old builds, and the assets that no remaining build uses. Throws before anything is removed if the required
 * files cannot be determined.
 */
export function prune(
  store: Store,
  { keep, openTabMs, now = Date.now(), isDryRun = false, ...options }: PruneOptions,
): Promise<PruneSummary> {
  const work = async (held: Store): Promise<PruneSummary> => {
    const { builds, unreadable } = await publishedBuilds(held)
    const latest = await readLatest(held)
    const damaged = builds.length > 0 && !builds.some(({ id }) => id === latest?.id) ? [LATEST] : unreadable
    if (damaged.length > 0)
      throw new Error(
        `${damaged.join(', ')} cannot be read, so it is not known which files are needed. Nothing was removed. ` +
          'Publish again; of an older build that nobody goes back to, remove that file by hand.',
      )
    const isRecent = (timestamp: number) => now - timestamp < openTabMs
    const isKept = (index: number) =>
      index < keep || builds[index]?.id === latest?.id || isRecent(Date.parse(builds[index - 1]?.timestamp ?? ''))
    const kept = builds.filter((_, index) => isKept(index))
    const gone = builds.filter((_, index) => !isKept(index)).map(({ id }) => id)

    const keptIds = new Set(kept.map(({ id }) => id))
    const staged = await held.list(STAGED)
    const idOf = (key: string) => key.slice(STAGED.length).split('/')[0] ?? ''
    // Includes files left by publishers that were interrupted.
    const oldStaged = [...staged].filter(
      ([key, { modifiedAt }]) => gone.includes(idOf(key)) || (!keptIds.has(idOf(key)) && !isRecent(modifiedAt)),
    )
    const needed = new Set(kept.flatMap((build) => assetKeys(build).flatMap(storedKeys)))
    const oldAssets = [...(await held.list(ASSETS_PREFIX))].filter(
      ([key, { modifiedAt }]) => !needed.has(key) && !isRecent(modifiedAt),
    )
    const files = [...oldStaged, ...oldAssets].map(([key]) => key)
    const summary = { builds: gone, files: files.length, kept: kept.map(({ id }) => id), isDryRun }
    if (isDryRun) return summary
    // In this order, so that no incomplete build is offered for a rollback.
    await held.remove(gone.map((id) => `${META}${id}.json`))
    await held.remove(gone.map((id) => `${MANIFESTS}${id}.json`))
    await held.remove(files)
    return summary
  }
  return isDryRun ? work(store) : withLock(store, options, work)
}
