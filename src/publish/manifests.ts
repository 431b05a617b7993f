import type { BuildManifest, LatestBuild } from '../build/manifest.ts'
import { cacheControlOf, contentTypeOf } from '../hosting/response-rules.ts'
import { LATEST, MANIFESTS, META } from './layout.ts'
import type { Store } from './store.ts'

/** Notes that all of a build is uploaded, before any of it is put in place: what it leaves on the site can be told afterwards. */
export function writeManifest(store: Store, manifest: BuildManifest): Promise<void> {
  return writeJson(store, `${MANIFESTS}${manifest.id}.json`, manifest)
}

/** Announces a build whose files are in place: its manifest first, for tabs that ask for it by name. */
export async function announce(store: Store, manifest: BuildManifest): Promise<void> {
  const { id, timestamp } = manifest
  await writeJson(store, `${META}${id}.json`, manifest)
  await writeJson(store, LATEST, { id, timestamp } satisfies LatestBuild)
}

/** The build that is out; undefined where none was ever published. */
export async function readLatest(store: Store): Promise<LatestBuild | undefined> {
  return parse<LatestBuild>(await store.read(LATEST))
}

/** The builds that were uploaded whole, newest first. */
export async function uploadedBuilds(store: Store): Promise<BuildManifest[]> {
  return readAll(store, MANIFESTS)
}

/** The builds that are or were out, newest first. */
export async function publishedBuilds(store: Store): Promise<BuildManifest[]> {
  return readAll(store, META)
}

async function readAll(store: Store, prefix: string): Promise<BuildManifest[]> {
  const keys = [...(await store.list(prefix)).keys()]
  const manifests = await Promise.all(keys.map(async (key) => parse<BuildManifest>(await store.read(key))))
  return manifests
    .filter((manifest) => manifest !== undefined)
    .sort((a, b) => (a.timestamp < b.timestamp ? 1 : a.timestamp > b.timestamp ? -1 : a.id < b.id ? 1 : -1))
}

function writeJson(store: Store, key: string, value: object): Promise<void> {
  const headers = { contentType: contentTypeOf(key).type, cacheControl: cacheControlOf(`/${key}`) }
  return store.write(key, Buffer.from(`${JSON.stringify(value)}\n`), headers)
}

function parse<Content>(text: Buffer | undefined): Content | undefined {
  // Written by this file.
  return text && (JSON.parse(text.toString()) as Content)
}
