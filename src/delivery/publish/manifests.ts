import { join } from 'node:path'
import type { BuildManifest, FileEntry, LatestBuild } from '../../base/manifest/manifest.ts'
import { ENCODINGS, isAsset } from '../../base/response-rules.ts'
import type { StoredFile } from './integrity.ts'
import { readJson, writeJson } from './json-files.ts'
import { LATEST, MANIFESTS, META, stagedPrefix } from './layout.ts'
import { isLatest, isManifestOf } from './shapes.ts'
import { storedKeys } from './site-files.ts'
import type { Store } from '../../base/object-store/store.ts'

/** Version of what `UploadedBuild` says. A change of it makes the next publication compare everything. */
const FORMAT = 2

/** A build that was uploaded completely. */
export type UploadedBuild = BuildManifest & {
  /** Missing for builds that an earlier version uploaded. */
  format?: number
  /** Its files by key, with their checksums; missing for builds published before this field existed. */
  stored?: Readonly<Record<string, StoredFile>>
}

/** A build that this version uploaded: it can be compared with another without looking at the target. */
export type ComparableBuild = UploadedBuild & Required<Pick<UploadedBuild, 'format' | 'stored'>>

/** Builds of a store, newest first, and the keys of unreadable manifests. */
export type Builds<Manifest extends BuildManifest> = { builds: Manifest[]; unreadable: string[] }

/** A manifest of an earlier version, which listed pages and payloads by the path of the page only. */
type EarlierManifest = Omit<BuildManifest, 'files'> & { assets: FileEntry[] }

/** Returns the record of a build whose files are all uploaded. */
export function uploadedRecord(manifest: BuildManifest, stored: ReadonlyMap<string, StoredFile>): ComparableBuild {
  // Sorted: files are uploaded in any order, and the same build must give the same bytes.
  const sorted = Object.fromEntries([...stored].sort(([a], [b]) => (a < b ? -1 : 1)))
  return { ...manifest, format: FORMAT, stored: sorted }
}

/** Returns whether a build was uploaded by this version. */
export function isComparable(build: UploadedBuild): build is ComparableBuild {
  return build.format === FORMAT && build.stored !== undefined
}

/** Records that a build is completely uploaded, before any of it is published: its files on the site are then known. */
export function writeManifest(store: Store, build: ComparableBuild): Promise<void> {
  return writeJson(store, manifestKey(build.id), build)
}

/** Returns the key of a published build's manifest. */
export function metaKey(id: string): string {
  return `${META}${id}.json`
}

/** Returns the key of an uploaded build's manifest. */
export function manifestKey(id: string): string {
  return `${MANIFESTS}${id}.json`
}

/** Publishes the id of a build whose files are in place: its manifest first, for tabs that request it by id. */
export async function announce(store: Store, build: UploadedBuild): Promise<void> {
  const { id, timestamp, code } = build
  // JSON omits undefined values: these two are the publisher's own data.
  await writeJson(store, metaKey(id), { ...build, format: undefined, stored: undefined })
  await writeJson(store, LATEST, { id, timestamp, code } satisfies LatestBuild)
}

/** Returns the published build; undefined if there is none or its file is unreadable. */
export function readLatest(store: Store): Promise<LatestBuild | undefined> {
  return readJson<LatestBuild>(store, LATEST, isLatest)
}

/** Returns the build of this id if it was uploaded completely. */
export async function uploadedBuild(store: Store, id: string): Promise<UploadedBuild | undefined> {
  return withFiles(await readManifest<UploadedBuild>(store, manifestKey(id), id))
}

/** Returns the builds that were uploaded completely. */
export function uploadedBuilds(store: Store): Promise<Builds<UploadedBuild>> {
  return readAll(store, MANIFESTS, uploadedBuild)
}

/** Returns the manifest of this build that visitors are served; undefined if there is none or it is damaged. */
export async function servedManifest(store: Store, id: string): Promise<BuildManifest | undefined> {
  return withFiles(await readManifest<BuildManifest>(store, metaKey(id), id))
}

/**
 * Returns the build of this id if it is or was published. A damaged manifest is read from the copy made at the upload
 * of the build.
 */
export async function publishedBuild(store: Store, id: string): Promise<BuildManifest | undefined> {
  const manifest = await servedManifest(store, id)
  if (manifest) return manifest
  return (await store.list(metaKey(id))).size > 0 ? uploadedBuild(store, id) : undefined
}

/** Returns the builds that are or were published. */
export function publishedBuilds(store: Store): Promise<Builds<BuildManifest>> {
  return readAll(store, META, publishedBuild)
}

/** Returns the key under which the content of a build's file was uploaded. */
export function uploadedAt({ id, stored }: UploadedBuild, key: string): string {
  return isAsset(`/${key}`) ? key : (stored?.[key]?.at ?? stagedPrefix(id) + key)
}

/** Lists the keys of a build's file and of the compressed copies that it had when it was uploaded. */
export function objectKeys({ stored }: UploadedBuild, key: string): string[] {
  const tags = stored?.[key]?.tags
  return tags ? [key, ...ENCODINGS.slice(0, tags.length - 1).map(({ ending }) => key + ending)] : storedKeys(key)
}

function readManifest<Manifest extends BuildManifest>(store: Store, key: string, id: string) {
  return readJson<Manifest | EarlierManifest>(store, key, (value) => isManifestOf(id, value))
}

async function readAll<Manifest extends BuildManifest>(
  store: Store,
  prefix: string,
  read: (store: Store, id: string) => Promise<Manifest | undefined>,
): Promise<Builds<Manifest>> {
  const keys = [...(await store.list(prefix)).keys()]
  const manifests = await Promise.all(keys.map((key) => read(store, key.slice(prefix.length, -'.json'.length))))
  return {
    builds: manifests
      .filter((manifest) => manifest !== undefined)
      .sort((a, b) => (a.timestamp < b.timestamp ? 1 : a.timestamp > b.timestamp ? -1 : a.id < b.id ? 1 : -1)),
    unreadable: keys.filter((_, index) => manifests[index] === undefined),
  }
}

/** Adds the list of files to a manifest of an earlier version, whose pages have no known size and hash. */
function withFiles<Manifest extends BuildManifest>(
  manifest: Manifest | EarlierManifest | undefined,
): Manifest | undefined {
  if (!manifest || !('assets' in manifest)) return manifest
  const { assets, ...rest } = manifest
  const pages = rest.paths.flatMap((path) => [join(path, 'index.html'), join(path, '_payload.json')])
  // Otherwise it has the fields of a manifest of this version.
  return { ...rest, files: [...assets, ...pages.map((path) => ({ path, size: 0, hash: '' }))] } as unknown as Manifest
}
