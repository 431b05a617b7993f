import type { BuildManifest } from '../../base/manifest/manifest.ts'
import { assertDocuments, type DocumentOptions } from './documents.ts'
import { forEachInParallel } from '../../base/object-store/for-each-in-parallel.ts'
import { findPublishedState, type PublishedState } from './published-state.ts'
import { isIntact } from './integrity.ts'
import { ASSETS_PREFIX, FILES, stagedPrefix } from './layout.ts'
import { type ChangeOptions, withLock } from './lock.ts'
import { listFiles } from './s3-lookup.ts'
import {
  isComparable,
  manifestKey,
  objectKeys,
  publishedBuild,
  publishedBuilds,
  readLatest,
  uploadedAt,
  uploadedBuild,
  uploadedBuilds,
  type UploadedBuild,
} from './manifests.ts'
import { assertPreview } from './preview.ts'
import { planByDifference, planByListing } from './plan-placing.ts'
import { countPlan, type PlaceCount, type InstalledFiles, installFiles } from './install-files.ts'
import { assetKeys, pageKeys } from './site-files.ts'
import type { Store, Stored } from '../../base/object-store/store.ts'

export type RollBackOptions = ChangeOptions &
  DocumentOptions & {
    isDryRun?: boolean
    /** Id of a CloudFront distribution whose copies of changed files are to be invalidated. */
    distribution?: string | undefined
  }

export type RollBackSummary = {
  id: string
  /** Why everything at the target was compared; empty if the difference of two builds was enough. */
  why: string
  /** The published and the removed files. */
  count: PlaceCount
  /** The changes of the site; undefined in a dry run. */
  placed: InstalledFiles | undefined
}

/**
 * Puts a previously published build in place again: the given one, or the newest that is older than the published one.
 * Open tabs detect it like any other build. Throws before anything is changed if a file that it would publish is
 * damaged or missing. A dry run reports what would be done, and does nothing.
 */
export function rollBack(
  store: Store,
  id: string | undefined,
  { isDryRun = false, withoutDocuments = false, distribution, ...options }: RollBackOptions = {},
): Promise<RollBackSummary> {
  const work = async (held: Store): Promise<RollBackSummary> => {
    const chosen = await chooseBuild(held, id)
    assertDocuments(chosen, withoutDocuments)
    const uploaded = await uploadedBuild(held, chosen.id)
    if (!uploaded)
      throw new Error(
        `${manifestKey(chosen.id)} cannot be read, so it is not known what build ${chosen.id} consists of. Nothing was ` +
          'changed. Name another build, or build and publish that one again.',
      )
    const build: UploadedBuild = { ...uploaded, ...chosen }
    // Either of its manifests may say so.
    await assertPreview(held, { ...build, withDrafts: [uploaded, chosen].some((each) => each.withDrafts) })
    const out = await findPublishedState(held, build.id, false)
    await assertIntact(held, build, out)
    const plan = out.build
      ? await planByDifference(held, out.build, build)
      : await planByListing(held, build, (await uploadedBuilds(held)).builds)
    const summary = { id: build.id, why: out.why, count: countPlan(plan) }
    if (isDryRun) return { ...summary, placed: undefined }
    return { ...summary, placed: await installFiles(held, build, plan, { ...options, out, distribution }) }
  }
  return isDryRun ? work(store) : withLock(store, options, work)
}

async function chooseBuild(store: Store, id: string | undefined): Promise<BuildManifest> {
  const named = id === undefined ? undefined : await publishedBuild(store, id)
  if (named) return named
  const { builds } = await publishedBuilds(store)
  const latest = await readLatest(store)
  const current = builds.findIndex((build) => build.id === latest?.id)
  // If the published build is unknown, there is no previous one.
  const before = current < 0 ? undefined : builds[current + 1]
  if (before && id === undefined) return before
  const known = builds.map((build) => `  ${build.id}  ${build.timestamp}${build.id === latest?.id ? '  (out)' : ''}`)
  const wanted = id === undefined ? 'a build older than the one that is out' : `the build "${id}"`
  throw new Error([`${store.name} does not have ${wanted}. It has:`, ...known].join('\n'))
}

/**
 * Throws if files of a build are missing or differ from the uploaded ones: they would be published damaged. Published
 * files stay as they are, and are not looked at.
 */
async function assertIntact(store: Store, build: UploadedBuild, { build: out }: PublishedState): Promise<void> {
  const isOut = (key: string) => out?.stored[key] !== undefined && uploadedAt(out, key) === uploadedAt(build, key)
  const faults = { missing: [] as string[], damaged: [] as string[] }
  for (const [folder, all] of [
    [ASSETS_PREFIX, assetKeys(build)],
    [isComparable(build) ? FILES : stagedPrefix(build.id), pageKeys(build)],
  ] as const) {
    const keys = all.filter((key) => !isOut(key))
    const uploads = keys.map((key) => uploadedAt(build, key))
    const listed = await (out ? listFiles(store, uploads, folder) : store.list(folder))
    await forEachInParallel(keys, (key) => noteFaults(store, build, { key, listed }, faults))
  }
  assertNone(build.id, faults)
}

type Faults = { missing: string[]; damaged: string[] }

async function noteFaults(
  store: Store,
  build: UploadedBuild,
  { key, listed }: { key: string; listed: ReadonlyMap<string, Stored> },
  { missing, damaged }: Faults,
): Promise<void> {
  const at = uploadedAt(build, key)
  const file = build.stored?.[key]
  for (const [index, object] of objectKeys(build, key).entries()) {
    const upload = at + object.slice(key.length)
    const found = listed.get(upload)
    if (!found) missing.push(object)
    else if (file && !(await isIntact(store, upload, found, { md5: file.md5, tag: file.tags[index] })))
      damaged.push(object)
  }
}

function assertNone(id: string, { missing, damaged }: Faults): void {
  const advice = 'Nothing was changed. Name another build, or build and publish that one again.'
  if (missing.length > 0)
    throw new Error(`Build ${id} lacks ${missing.length} files, such as ${missing.sort()[0]}. ${advice}`)
  if (damaged.length > 0)
    throw new Error(`${damaged.length} files of build ${id} are damaged, such as ${damaged.sort()[0]}. ${advice}`)
}
