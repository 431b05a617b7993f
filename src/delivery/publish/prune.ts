import type { BuildManifest, FileEntry } from '../../base/manifest/manifest.ts'
import { readPlacing } from './published-state.ts'
import { ASSETS_PREFIX, FILES, LATEST, MANIFESTS, STAGED, STATEMENTS } from './layout.ts'
import { type ChangeOptions, withLock } from './lock.ts'
import {
  metaKey,
  objectKeys,
  publishedBuilds,
  readLatest,
  uploadedAt,
  uploadedBuild,
  type UploadedBuild,
} from './manifests.ts'
import { storedKeys, uploadKey } from './site-files.ts'
import type { Store } from '../../base/object-store/store.ts'

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
 * Removes old builds, and the assets and contents that no remaining build uses. Throws before anything is removed if the required
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

    const { files, manifests } = await findUnused(held, kept, { gone, isRecent })
    const summary = { builds: gone, files: files.length, kept: kept.map(({ id }) => id), isDryRun }
    if (isDryRun) return summary
    // In this order, so that no incomplete build is offered for a rollback.
    await held.remove(gone.map(metaKey))
    await held.remove(manifests)
    await held.remove(files)
    return summary
  }
  return isDryRun ? work(store) : withLock(store, options, work)
}

type Age = { gone: readonly string[]; isRecent: (timestamp: number) => boolean }

/**
 * Returns the keys of files that no kept build needs, and of the manifests and statements of builds that are not kept.
 * Remains of interrupted publishers are unused too, unless they are recent.
 */
async function findUnused(
  store: Store,
  kept: readonly BuildManifest[],
  { gone, isRecent }: Age,
): Promise<{ files: string[]; manifests: string[] }> {
  // Only its manifest lists its changes; its pages may be on the site.
  const unfinished = (await readPlacing(store))?.id
  const ids = new Set([...kept.map(({ id }) => id), ...(unfinished === undefined ? [] : [unfinished])])
  const needed = new Set(kept.flatMap(({ files }) => files.flatMap(uploadObjects)))
  for (const id of ids) {
    const build = await uploadedBuild(store, id)
    for (const key of build?.files.flatMap((file) => storedObjects(build, file.path.slice(1))) ?? []) needed.add(key)
  }
  const unusedIn = async (folder: string, isUnused: (key: string, isOld: boolean) => boolean) =>
    [...(await store.list(folder))]
      .filter(([key, { modifiedAt }]) => isUnused(key, !isRecent(modifiedAt)))
      .map(([key]) => key)
  const stagedFor = (key: string) => key.slice(STAGED.length).split('/')[0] ?? ''
  const isGone = (id: string, isOld: boolean) => gone.includes(id) || (!ids.has(id) && isOld)
  const idIn = (folder: string, key: string) => key.slice(folder.length).split('.')[0] ?? ''
  const isUnneeded = (key: string, isOld: boolean) => isOld && !needed.has(key)
  return {
    files: [
      ...(await unusedIn(STAGED, (key, isOld) => isGone(stagedFor(key), isOld))),
      ...(await unusedIn(FILES, isUnneeded)),
      ...(await unusedIn(ASSETS_PREFIX, isUnneeded)),
    ],
    manifests: [
      ...(await unusedIn(MANIFESTS, (key, isOld) => isGone(idIn(MANIFESTS, key), isOld))),
      ...(await unusedIn(STATEMENTS, (key, isOld) => isGone(idIn(STATEMENTS, key), isOld))),
    ],
  }
}

/** Lists the keys under which a file is uploaded by this version, with its copies. */
function uploadObjects(file: FileEntry): string[] {
  return storedKeys(file.path.slice(1)).map((copy) => uploadKey(file) + copy.slice(file.path.length - 1))
}

/** Lists the keys under which a file was uploaded, with its copies. */
function storedObjects(build: UploadedBuild, key: string): string[] {
  const at = uploadedAt(build, key)
  return objectKeys(build, key).map((object) => at + object.slice(key.length))
}
