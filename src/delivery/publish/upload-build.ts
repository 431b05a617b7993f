import { describeAsset } from '../../base/manifest/build-manifest.ts'
import type { BuildManifest, FileEntry } from '../../base/manifest/manifest.ts'
import { isAsset } from '../../base/response-rules.ts'
import type { StoredFile } from './integrity.ts'
import { ASSETS_PREFIX, FILES } from './layout.ts'
import { listFiles } from './s3-lookup.ts'
import { type ComparableBuild, uploadedAt, uploadedBuilds, type UploadedBuild } from './manifests.ts'
import { assertUnchanged, uploadKey } from './site-files.ts'
import type { Store } from '../../base/object-store/store.ts'
import { type UploadCount, uploadFiles, type UploadOptions } from './upload-files.ts'

/** Above this, contents are looked for at the target: an interrupted run may have uploaded most of them. */
const MANY_CONTENTS = 500

/** The uploaded files of a build, and its parts. */
export type UploadedFiles = { assets: UploadCount; pages: UploadCount; stored: Map<string, StoredFile> }

export type Source = Pick<UploadOptions, 'siteDir' | 'isDryRun'> & {
  manifest: BuildManifest
  onProgress: (message: string) => void
}

/** Uploads all files of a build that the store does not have intact. */
export async function uploadAll(store: Store, source: Source): Promise<UploadedFiles> {
  const { builds } = await uploadedBuilds(store)
  await assertNamesAreFree(store, source.manifest, builds)
  await assertUnchanged(source.siteDir, source.manifest.id, source.manifest.files)
  const [assets, pages] = split(source.manifest.files)
  const known = knownFiles(builds)
  return upload(store, source, {
    assets: { files: assets, listed: await store.list(ASSETS_PREFIX), known },
    pages: { files: pages, listed: await store.list(FILES), known },
  })
}

/** Uploads the files of a build that the published build does not have. */
export async function uploadDifference(store: Store, source: Source, out: ComparableBuild): Promise<UploadedFiles> {
  await assertNamesAreFree(store, source.manifest, [out])
  const there = knownFiles([out])
  const files = source.manifest.files.filter((file) => !there.has(uploadKey(file)))
  await assertUnchanged(source.siteDir, source.manifest.id, files)
  const [assets, pages] = split(files)
  const listed = await listFiles(
    store,
    assets.map(({ path }) => path.slice(1)),
    ASSETS_PREFIX,
  )
  const { builds } = assets.some(({ path }) => listed.has(path.slice(1))) ? await uploadedBuilds(store) : { builds: [] }
  await assertNamesAreFree(store, source.manifest, builds)
  const known = knownFiles(builds)
  const contents = new Set(pages.map(uploadKey)).size > MANY_CONTENTS ? await store.list(FILES) : new Map()
  const uploaded = await upload(store, source, {
    assets: { files: assets, listed, known },
    pages: { files: pages, listed: contents, known },
  })
  for (const file of source.manifest.files) {
    const stored = there.get(uploadKey(file))
    if (!stored) continue
    uploaded.stored.set(file.path.slice(1), stored)
    uploaded[isAsset(file.path) ? 'assets' : 'pages'].unchanged += stored.tags.length
  }
  return uploaded
}

type Part = Pick<UploadOptions, 'files' | 'listed' | 'known'>

async function upload(
  store: Store,
  { siteDir, isDryRun, onProgress }: Source,
  parts: Readonly<Record<'assets' | 'pages', Part>>,
): Promise<UploadedFiles> {
  const progress = (what: string) => (done: number, total: number) => onProgress(`${what}: ${done} of ${total}`)
  const shared = { siteDir, isDryRun }
  const assets = await uploadFiles(store, { ...shared, ...parts.assets, onProgress: progress('assets') })
  const pages = await uploadFiles(store, { ...shared, ...parts.pages, onProgress: progress('pages') })
  return { assets: assets.count, pages: pages.count, stored: new Map([...assets.stored, ...pages.stored]) }
}

function split(files: readonly FileEntry[]): [assets: FileEntry[], pages: FileEntry[]] {
  return [files.filter(({ path }) => isAsset(path)), files.filter(({ path }) => !isAsset(path))]
}

/** Returns the checksums of all files of these builds, by the key of the upload; the newest build counts. */
function knownFiles(builds: readonly UploadedBuild[]): Map<string, StoredFile> {
  return new Map(
    builds
      .toReversed()
      .flatMap((build) =>
        Object.entries(build.stored ?? {}).map(([key, file]) => [uploadedAt(build, key), file] as const),
      ),
  )
}

/**
 * Throws if another build has an asset of the same name with other content: open tabs may be using it, and browsers
 * that have cached one do not request the other. An object that is neither is damaged, or the manifest that names it
 * is: it is overwritten.
 */
async function assertNamesAreFree(
  store: Store,
  manifest: BuildManifest,
  builds: readonly UploadedBuild[],
): Promise<void> {
  const own = new Map(manifest.files.filter(({ path }) => isAsset(path)).map(({ path, hash }) => [path, hash]))
  for (const { id, files } of builds.filter((build) => build.id !== manifest.id)) {
    for (const { path, hash } of files.filter((file) => own.has(file.path) && own.get(file.path) !== file.hash)) {
      const there = await store.read(path.slice(1))
      if (there && describeAsset(path, there).hash === hash)
        throw new Error(
          `Build ${id} has ${path} with other content. The name of an asset must change with its content; nothing was changed.`,
        )
    }
  }
}
