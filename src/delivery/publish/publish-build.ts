import type { DocumentOptions } from './documents.ts'
import type { PublishedState } from './published-state.ts'
import type { Inspection } from './inspect-site.ts'
import type { ChangeOptions } from './lock.ts'
import { type ComparableBuild, uploadedBuilds, uploadedRecord, writeManifest } from './manifests.ts'
import { type Plan, planByDifference, planByListing } from './plan-placing.ts'
import { type InstalledFiles, installFiles } from './install-files.ts'
import type { Store } from '../../base/object-store/store.ts'
import type { UploadCount } from './upload-files.ts'
import { type Source, uploadAll, uploadDifference, type UploadedFiles } from './upload-build.ts'

export type PublishOptions = ChangeOptions &
  DocumentOptions & {
    isDryRun?: boolean
    /** Reads back and repairs everything that is published, although the difference to the published build would do. */
    isVerified?: boolean
    /** Id of a CloudFront distribution whose copies of changed files are to be invalidated. */
    distribution?: string | undefined
  }

export type PublishSummary = {
  id: string
  /** Why everything at the target was compared; empty if the difference of two builds was enough. */
  why: string
  assets: UploadCount
  pages: UploadCount
  uploadingSeconds: number
  /** The changes of the site itself; undefined in a dry run. */
  placed: InstalledFiles | undefined
  /** Keys of published files that were damaged and have been repaired. */
  repaired: string[]
  /** The result of reading back the published build; faults are repaired unless this was a dry run. */
  verified?: Inspection & { id: string }
}

/** Keys of the site that are changed beside what comparing shows. */
export type AlsoChanged = { repaired?: readonly string[]; removed?: readonly string[] }

/** Uploads and publishes the missing parts of a build; only counts in a dry run. */
export async function publishBuild(
  store: Store,
  source: Source,
  out: PublishedState,
  { distribution, onProgress, repaired = [], removed = [] }: PublishOptions & AlsoChanged,
): Promise<PublishSummary> {
  const { manifest, isDryRun } = source
  const started = performance.now()
  const { stored, ...counts } = await (out.build
    ? uploadDifference(store, source, out.build)
    : uploadAll(store, source))
  const build = uploadedRecord(manifest, stored)
  if (!isDryRun) await writeManifest(store, build)
  const uploadingSeconds = (performance.now() - started) / 1000
  const summary = { id: manifest.id, why: out.why, ...counts, uploadingSeconds }
  if (isDryRun) return { ...summary, placed: undefined, repaired: repairedIn(counts, []) }
  const plan = await planPlacing(store, out, build)
  const placed = await installFiles(
    store,
    build,
    { ...plan, removed: [...new Set([...plan.removed, ...removed])] },
    { ...(onProgress && { onProgress }), out, repaired: [...counts.assets.repaired, ...repaired], distribution },
  )
  // If the build was published already, every file that had to be published again was damaged.
  const wasOut = out.id === manifest.id && !out.unfinished
  return { ...summary, placed, repaired: repairedIn(counts, [...(wasOut ? placed.placed : []), ...repaired]) }
}

async function planPlacing(store: Store, out: PublishedState, build: ComparableBuild): Promise<Plan> {
  if (out.build) return planByDifference(store, out.build, build)
  const { builds } = await uploadedBuilds(store)
  return planByListing(store, build, builds)
}

function repairedIn({ assets, pages }: Omit<UploadedFiles, 'stored'>, placed: readonly string[]): string[] {
  return [...new Set([...assets.repaired, ...pages.repaired, ...placed])].sort()
}
