import type { BuildManifest, LatestBuild } from '../builds/manifest.ts'
import { cacheControlOf, contentTypeOf } from '../hosting/response-rules.ts'
import type { StoredFile } from './intact.ts'
import { LATEST, MANIFESTS, META } from './layout.ts'
import type { Store } from './store.ts'

/** A build that was uploaded completely. */
export type UploadedBuild = BuildManifest & {
  /** Its files by key with their checksums; missing for builds published before this field existed. */
  stored?: Readonly<Record<string, StoredFile>>
}

/** Builds of a store, newest first, and the keys of unreadable manifests. */
export type Builds<Manifest extends BuildManifest> = { builds: Manifest[]; unreadable: string[] }

/** Records that a build is completely uploaded, before any of it is put in place: its files on the site are then known. */
export function writeManifest(
  store: Store,
  manifest: BuildManifest,
  stored: ReadonlyMap<string, StoredFile>,
): Promise<void> {
  // Sorted: files are uploaded in any order, and the same build must give the same bytes.
  const sorted = Object.fromEntries([...stored].sort(([a], [b]) => (a < b ? -1 : 1)))
  return writeJson(store, manifestKey(manifest.id), { ...manifest, stored: sorted } satisfies UploadedBuild)
}

/** Publishes the id of a build whose files are in place: its manifest first, for tabs that request it by id. */
export async function announce(store: Store, manifest: UploadedBuild): Promise<void> {
  const { id, timestamp } = manifest
  // JSON omits undefined values: `stored` is the publisher's own data.
  await writeJson(store, `${META}${id}.json`, { ...manifest, stored: undefined })
  await writeJson(store, LATEST, { id, timestamp } satisfies LatestBuild)
}

/** Returns the published build; undefined if there is none or its file is unreadable. */
export async function readLatest(store: Store): Promise<LatestBuild | undefined> {
  return parse<LatestBuild>(await store.read(LATEST))
}

/** Returns the build of this id if it was uploaded completely. */
export async function uploadedBuild(store: Store, id: string): Promise<UploadedBuild | undefined> {
  return parse<UploadedBuild>(await store.read(manifestKey(id)))
}

/** Returns the builds that were uploaded completely. */
export function uploadedBuilds(store: Store): Promise<Builds<UploadedBuild>> {
  return readAll(store, MANIFESTS, async (key) => parse<UploadedBuild>(await store.read(key)))
}

/** Returns the builds that are or were published. A damaged manifest is read from the copy made at the upload of the build. */
export function publishedBuilds(store: Store): Promise<Builds<BuildManifest>> {
  return readAll(store, META, async (key) => {
    const id = key.slice(META.length, -'.json'.length)
    return parse<BuildManifest>(await store.read(key)) ?? uploadedBuild(store, id)
  })
}

async function readAll<Manifest extends BuildManifest>(
  store: Store,
  prefix: string,
  read: (key: string) => Promise<Manifest | undefined>,
): Promise<Builds<Manifest>> {
  const keys = [...(await store.list(prefix)).keys()]
  const manifests = await Promise.all(keys.map(read))
  return {
    builds: manifests
      .filter((manifest) => manifest !== undefined)
      .sort((a, b) => (a.timestamp < b.timestamp ? 1 : a.timestamp > b.timestamp ? -1 : a.id < b.id ? 1 : -1)),
    unreadable: keys.filter((_, index) => manifests[index] === undefined),
  }
}

function manifestKey(id: string): string {
  return `${MANIFESTS}${id}.json`
}

function writeJson(store: Store, key: string, value: object): Promise<void> {
  const headers = { contentType: contentTypeOf(key).type, cacheControl: cacheControlOf(`/${key}`) }
  return store.write(key, Buffer.from(`${JSON.stringify(value)}\n`), headers)
}

function parse<Content>(text: Buffer | undefined): Content | undefined {
  try {
    // Written by this file: invalid JSON was damaged afterwards, and counts as missing.
    return text && (JSON.parse(text.toString()) as Content)
  } catch {
    return undefined
  }
}
