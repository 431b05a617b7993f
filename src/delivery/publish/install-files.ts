import { forEachInParallel } from '../../base/object-store/for-each-in-parallel.ts'
import type { PublishedState } from './published-state.ts'
import { type Invalidation, invalidatePending, recordForInvalidation } from './invalidate.ts'
import { writeJson } from './json-files.ts'
import { LATEST, PLACING } from './layout.ts'
import { announce, metaKey, type UploadedBuild } from './manifests.ts'
import type { Plan } from './plan-placing.ts'
import type { Store } from '../../base/object-store/store.ts'

/** Keys of the site's files that changed or are new, and of those removed. */
export type PlaceCount = { placed: string[]; removed: string[] }

export type InstalledFiles = PlaceCount & {
  /** Keys whose content is another, or gone: also those that an interrupted run had changed before. */
  changed: string[]
  /** The request to a content delivery network; undefined if there is none or nothing changed. */
  invalidation: Invalidation | undefined
  placingSeconds: number
  removingSeconds: number
}

export type PlaceOptions = {
  /** The published build until then. */
  out: PublishedState
  /** Keys of other files whose content is another. */
  repaired?: readonly string[]
  /** Id of a CloudFront distribution whose copies of changed files are to be invalidated. */
  distribution?: string | undefined
  onProgress?: (message: string) => void
}

/** Returns the keys that a plan publishes and removes. */
export function countPlan({ groups, removed }: Plan): PlaceCount {
  return { placed: groups.flat().map(({ to }) => to), removed: [...removed] }
}

/**
 * Makes an uploaded build the published one: publishes its files, then its id, then removes files that it does not
 * have. Its changes are recorded until the end, so that the next run completes them.
 */
export async function installFiles(
  store: Store,
  build: UploadedBuild,
  plan: Plan,
  { out, repaired = [], distribution, onProgress = () => {} }: PlaceOptions,
): Promise<InstalledFiles> {
  const { placed, removed } = countPlan(plan)
  const announced = out.id === build.id ? [] : [LATEST, metaKey(build.id)]
  const changed = unique([...(out.unfinished?.changed ?? []), ...placed, ...removed, ...repaired, ...announced])
  if (changed.length > 0) await writeJson(store, PLACING, { id: build.id, changed })

  const started = performance.now()
  let done = 0
  for (const group of plan.groups) {
    await forEachInParallel(group, async ({ from, to }) => {
      await store.copy(from, to)
      done += 1
      onProgress(`putting in place: ${done} of ${placed.length}`)
    })
  }
  await announce(store, build)
  const announcedAt = performance.now()
  await store.remove(removed)
  const removedAt = performance.now()

  if (distribution && changed.length > 0) await recordForInvalidation(store, changed)
  if (changed.length > 0 || out.unfinished) await store.remove([PLACING])
  return {
    placed,
    removed,
    changed,
    invalidation: distribution ? await invalidatePending(store, distribution) : undefined,
    placingSeconds: (announcedAt - started) / 1000,
    removingSeconds: (removedAt - announcedAt) / 1000,
  }
}

function unique(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort()
}
