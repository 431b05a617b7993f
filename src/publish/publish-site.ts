import type { BuildManifest } from '../build/manifest.ts'
import { ASSETS_PREFIX, stagedPrefix } from './layout.ts'
import { type ChangeOptions, withLock } from './lock.ts'
import { writeManifest } from './manifests.ts'
import { type PlaceCount, putInPlace } from './put-in-place.ts'
import { assetKeys, type BuiltSite, md5, pageKeys, readBuild } from './site-files.ts'
import type { Store } from './store.ts'
import { type UploadCount, uploadFiles } from './upload-files.ts'

export type PublishSummary = {
  id: string
  assets: UploadCount
  pages: UploadCount
  /** What happened to the site itself; undefined in a dry run. */
  placed: PlaceCount | undefined
}

/**
 * Publishes the site that was built last. Assets come first; pages are uploaded aside and put in place when all is there; the build
 * is announced last. After a crash at any point the same call does what is left to do. A dry run counts, and writes nothing.
 */
export async function publishSite(
  store: Store,
  site: BuiltSite,
  { isDryRun = false, ...options }: ChangeOptions & { isDryRun?: boolean } = {},
): Promise<PublishSummary> {
  const manifest = await readBuild(site)
  const upload = uploadBuild(manifest, site.siteDir, isDryRun, options.onProgress ?? (() => {}))
  if (isDryRun) return { id: manifest.id, ...(await upload(store)), placed: undefined }
  return withLock(store, options, async (held) => {
    const uploaded = await upload(held)
    await writeManifest(held, manifest)
    return { id: manifest.id, ...uploaded, placed: await putInPlace(held, manifest, options.onProgress) }
  })
}

function uploadBuild(manifest: BuildManifest, siteDir: string, isDryRun: boolean, show: (message: string) => void) {
  const onProgress = (what: string) => (done: number, total: number) => show(`${what}: ${done} of ${total}`)
  return async (store: Store): Promise<Pick<PublishSummary, 'assets' | 'pages'>> => {
    const assets = await uploadFiles(store, {
      siteDir,
      keys: assetKeys(manifest),
      prefix: '',
      within: ASSETS_PREFIX,
      isSame: (found, content, key) => {
        // Never written again: tabs that are open may be using it.
        if (found.size === content.length) return true
        throw new Error(`${key} is there already, with other content`)
      },
      isDryRun,
      onProgress: onProgress('assets'),
    })
    const pages = await uploadFiles(store, {
      siteDir,
      keys: pageKeys(manifest),
      prefix: stagedPrefix(manifest.id),
      within: stagedPrefix(manifest.id),
      isSame: (found, content) => found.md5 === md5(content),
      isDryRun,
      onProgress: onProgress('pages'),
    })
    return { assets, pages }
  }
}
