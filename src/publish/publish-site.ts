import type { BuildManifest } from '../builds/manifest.ts'
import { isAsset } from '../hosting/response-rules.ts'
import { assertDocuments, type DocumentOptions } from './documents.ts'
import type { StoredFile } from './intact.ts'
import { ASSETS_PREFIX, stagedPrefix } from './layout.ts'
import { type ChangeOptions, withLock } from './lock.ts'
import { readLatest, uploadedBuilds, type UploadedBuild, writeManifest } from './manifests.ts'
import { type PlaceCount, putInPlace } from './put-in-place.ts'
import { assetKeys, type BuiltSite, pageKeys, readBuild } from './site-files.ts'
import type { Store } from './store.ts'
import { type UploadCount, uploadFiles } from './upload-files.ts'

export type PublishOptions = ChangeOptions & DocumentOptions & { isDryRun?: boolean }

export type PublishSummary = {
  id: string
  assets: UploadCount
  pages: UploadCount
  /** The changes of the site itself; undefined in a dry run. */
  placed: PlaceCount | undefined
  /** Keys of published files that were damaged and have been repaired. */
  repaired: string[]
}

/**
 * Publishes the last build. Assets are uploaded first; pages are uploaded to a staging folder and put in place once all
 * are there; the build id is published last. After a crash at any point, the same call completes the rest, and uploads
 * damaged files again. A dry run counts only and writes nothing.
 */
export async function publishSite(
  store: Store,
  site: BuiltSite,
  { isDryRun = false, withoutDocuments = false, ...options }: PublishOptions = {},
): Promise<PublishSummary> {
  const manifest = await readBuild(site)
  assertDocuments(manifest, withoutDocuments)
  const upload = uploadBuild(manifest, site.siteDir, isDryRun, options.onProgress ?? (() => {}))
  if (isDryRun) {
    const { stored: _, ...counts } = await upload(store)
    return { id: manifest.id, ...counts, placed: undefined, repaired: repairedIn(counts, []) }
  }
  return withLock(store, options, async (held) => {
    const wasOut = (await readLatest(held))?.id === manifest.id
    const { stored, ...counts } = await upload(held)
    await writeManifest(held, manifest, stored)
    const placed = await putInPlace(held, manifest, options)
    // If the build was published already, every file that had to be put in place was damaged.
    const repaired = repairedIn(counts, wasOut ? placed.placed : [])
    return { id: manifest.id, ...counts, placed, repaired }
  })
}

type Counts = Pick<PublishSummary, 'assets' | 'pages'>

function repairedIn({ assets, pages }: Counts, placed: readonly string[]): string[] {
  return [...new Set([...assets.repaired, ...pages.repaired, ...placed])].sort()
}

function uploadBuild(manifest: BuildManifest, siteDir: string, isDryRun: boolean, show: (message: string) => void) {
  const onProgress = (what: string) => (done: number, total: number) => show(`${what}: ${done} of ${total}`)
  return async (store: Store): Promise<Counts & { stored: Map<string, StoredFile> }> => {
    const { builds } = await uploadedBuilds(store)
    assertNamesAreFree(manifest, builds)
    const known = (key: string, md5: string) =>
      builds.map(({ stored }) => stored?.[key]).find((file) => file?.md5 === md5)
    const shared = { siteDir, isDryRun, known }
    const assets = await uploadFiles(store, {
      ...shared,
      keys: assetKeys(manifest),
      prefix: '',
      within: ASSETS_PREFIX,
      onProgress: onProgress('assets'),
    })
    const pages = await uploadFiles(store, {
      ...shared,
      keys: pageKeys(manifest),
      prefix: stagedPrefix(manifest.id),
      within: stagedPrefix(manifest.id),
      onProgress: onProgress('pages'),
    })
    return { assets: assets.count, pages: pages.count, stored: new Map([...assets.stored, ...pages.stored]) }
  }
}

/**
 * Throws if another build has an asset of the same name with other content: open tabs may be using it, and browsers
 * that have cached one do not request the other. An object that differs without such a build is damaged, and is
 * overwritten.
 */
function assertNamesAreFree(manifest: BuildManifest, builds: readonly UploadedBuild[]): void {
  const own = new Map(manifest.assets.filter(({ path }) => isAsset(path)).map(({ path, hash }) => [path, hash]))
  for (const { id, assets } of builds.filter((build) => build.id !== manifest.id)) {
    const taken = assets.find(({ path, hash }) => own.has(path) && own.get(path) !== hash)
    if (taken)
      throw new Error(
        `Build ${id} has ${taken.path} with other content. The name of an asset must change with its content; nothing was changed.`,
      )
  }
}
