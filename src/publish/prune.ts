import { ASSETS_PREFIX, LATEST, MANIFESTS, META, STAGED } from './layout.ts'
import { type ChangeOptions, withLock } from './lock.ts'
import { publishedBuilds, readLatest } from './manifests.ts'
import { assetKeys, storedKeys } from './site-files.ts'
import type { Store } from './store.ts'

export type PruneOptions = ChangeOptions & {
  /** How many builds stay, the newest, so that one can go back to them. */
  keep: number
  /** A build that was replaced less than this long ago stays too: tabs that show it are still open. */
  openTabMs: number
  now?: number
  /** Says what would go, and removes nothing. */
  isDryRun?: boolean
}

/** Builds that went, and stored objects that went with them. */
export type PruneSummary = { builds: string[]; files: number; kept: string[]; isDryRun: boolean }

/**
 * Clears old builds away, and the assets that none of those that stay refers to. Throws, before anything is removed, when it cannot be
 * told what is needed.
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
    // Also what publishers that never came to an end left.
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
    // In this order, so that no build is offered for going back to that is not whole any more.
    await held.remove(gone.map((id) => `${META}${id}.json`))
    await held.remove(gone.map((id) => `${MANIFESTS}${id}.json`))
    await held.remove(files)
    return summary
  }
  return isDryRun ? work(store) : withLock(store, options, work)
}
