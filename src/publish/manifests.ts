import type { BuildManifest, LatestBuild } from '../builds/manifest.ts'
import { cacheControlOf, contentTypeOf } from '../hosting/response-rules.ts'
import type { StoredFile } from './intact.ts'
import { LATEST, MANIFESTS, META } from './layout.ts'
import type { Store } from './store.ts'

/** A build that was uploaded whole. */
export type UploadedBuild = BuildManifest & {
  /** Its files by key, as they were stored; builds that were published before this was noted have none. */
  stored?: Readonly<Record<string, StoredFile>>
}

/** Builds that a store tells of, newest first, and the keys of manifests that cannot be read. */
export type Builds<Manifest extends BuildManifest> = { builds: Manifest[]; unreadable: string[] }

/** Notes that all of a build is uploaded, before any of it is put in place: what it leaves on the site can be told afterwards. */
export function writeManifest(
  store: Store,
  manifest: BuildManifest,
  stored: ReadonlyMap<string, StoredFile>,
): Promise<void> {
  // In an order of its own: files are uploaded in any order, and the same build is to leave the same bytes.
  const sorted = Object.fromEntries([...stored].sort(([a], [b]) => (a < b ? -1 : 1)))
  return writeJson(store, manifestKey(manifest.id), { ...manifest, stored: sorted } satisfies UploadedBuild)
}

/** Announces a build whose files are in place: its manifest first, for tabs that ask for it by name. */
export async function announce(store: Store, manifest: UploadedBuild): Promise<void> {
  const { id, timestamp } = manifest
  // What is undefined is not written: how files were stored is the publisher's own business.
  await writeJson(store, `${META}${id}.json`, { ...manifest, stored: undefined })
  await writeJson(store, LATEST, { id, timestamp } satisfies LatestBuild)
}

/** The build that is out; undefined where none was ever published, or where the note of it cannot be read. */
export async function readLatest(store: Store): Promise<LatestBuild | undefined> {
  return parse<LatestBuild>(await store.read(LATEST))
}

/** The build of this id, if it was uploaded whole. */
export async function uploadedBuild(store: Store, id: string): Promise<UploadedBuild | undefined> {
  return parse<UploadedBuild>(await store.read(manifestKey(id)))
}

/** The builds that were uploaded whole. */
export function uploadedBuilds(store: Store): Promise<Builds<UploadedBuild>> {
  return readAll(store, MANIFESTS, async (key) => parse<UploadedBuild>(await store.read(key)))
}

/** The builds that are or were out. A manifest that is damaged is read from where it was noted when the build was uploaded. */
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
    // Written by this file: what is no JSON was damaged since, and counts as none.
    return text && (JSON.parse(text.toString()) as Content)
  } catch {
    return undefined
  }
}
