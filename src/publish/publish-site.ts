import { assertDocuments, type DocumentOptions } from './documents.ts'
import { findOut, type Out } from './find-out.ts'
import { type ChangeOptions, withLock } from './lock.ts'
import { type ComparableBuild, uploadedBuilds, uploadedRecord, writeManifest } from './manifests.ts'
import { type Plan, planByDifference, planByListing } from './plan-placing.ts'
import { type Placed, putInPlace } from './put-in-place.ts'
import { type BuiltSite, readBuild } from './site-files.ts'
import type { Store } from '../store/store.ts'
import type { UploadCount } from './upload-files.ts'
import { type Source, uploadAll, uploadDifference, type UploadedFiles } from './upload-build.ts'

export type PublishOptions = ChangeOptions &
  DocumentOptions & {
    isDryRun?: boolean
    /** Compares everything at the target, although the difference to the build that is out would do. */
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
  placed: Placed | undefined
  /** Keys of published files that were damaged and have been repaired. */
  repaired: string[]
}

/**
 * Publishes the last build. Only the difference to the build that is out is uploaded and changed; where that is not
 * certain, everything at the target is compared. Assets are uploaded first; contents of pages are uploaded where nobody
 * looks, and put in place once all are there; the build id is published last. After a crash at any point, the same call
 * completes the rest. A dry run counts only and writes nothing.
 */
export async function publishSite(
  store: Store,
  site: BuiltSite,
  { isDryRun = false, withoutDocuments = false, isVerified = false, distribution, ...options }: PublishOptions = {},
): Promise<PublishSummary> {
  // Contents are read where they are compared: all of them only if all are.
  const manifest = await readBuild(site, true)
  assertDocuments(manifest, withoutDocuments)
  const source: Source = { manifest, siteDir: site.siteDir, isDryRun, onProgress: options.onProgress ?? (() => {}) }
  const work = async (held: Store): Promise<PublishSummary> => {
    const started = performance.now()
    const out = await findOut(held, manifest.id, isVerified)
    const { stored, ...counts } = await (out.build
      ? uploadDifference(held, source, out.build)
      : uploadAll(held, source))
    const build = uploadedRecord(manifest, stored)
    if (!isDryRun) await writeManifest(held, build)
    const uploadingSeconds = (performance.now() - started) / 1000
    const summary = { id: manifest.id, why: out.why, ...counts, uploadingSeconds }
    if (isDryRun) return { ...summary, placed: undefined, repaired: repairedIn(counts, []) }
    const placed = await putInPlace(held, build, await plan(held, out, build), {
      ...options,
      out,
      repaired: counts.assets.repaired,
      distribution,
    })
    // If the build was published already, every file that had to be put in place was damaged.
    const wasOut = out.id === manifest.id && !out.unfinished
    return { ...summary, placed, repaired: repairedIn(counts, wasOut ? placed.placed : []) }
  }
  return isDryRun ? work(store) : withLock(store, options, work)
}

async function plan(store: Store, out: Out, build: ComparableBuild): Promise<Plan> {
  if (out.build) return planByDifference(store, out.build, build)
  const { builds } = await uploadedBuilds(store)
  return planByListing(store, build, builds)
}

function repairedIn({ assets, pages }: Omit<UploadedFiles, 'stored'>, placed: readonly string[]): string[] {
  return [...new Set([...assets.repaired, ...pages.repaired, ...placed])].sort()
}
