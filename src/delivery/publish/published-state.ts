import { LATEST, PLACING } from './layout.ts'
import { parseJson } from './json-files.ts'
import { type ComparableBuild, isComparable, readLatest, uploadedBuild } from './manifests.ts'
import { hasChanged } from './shapes.ts'
import type { Store } from '../../base/object-store/store.ts'

/** A placing that has begun: its build, and the keys of the site that it changes. */
export type Placing = { id: string; changed: readonly string[] }

/** The known state of the published build. */
export type PublishedState = {
  /** Its id; undefined if there is none or it is unreadable. */
  id: string | undefined
  /** Its files, if these are certain: then only the difference to it matters. */
  build: ComparableBuild | undefined
  /** Why everything has to be compared; empty if it need not be. */
  why: string
  /** The placing that its publisher did not complete. */
  unfinished: Placing | undefined
}

/** Determines the published build, and whether the build to publish, `id`, may be compared with that alone. */
export async function findPublishedState(store: Store, id: string, isVerified: boolean): Promise<PublishedState> {
  const [latest, unfinished] = await Promise.all([readLatest(store), readPlacing(store)])
  const found = { id: latest?.id, unfinished }
  const compared = (why: string): PublishedState => ({ ...found, build: undefined, why })
  if (unfinished) return compared('an earlier run was interrupted while it put files in place')
  if (!latest) return compared((await store.read(LATEST)) ? `${LATEST} cannot be read` : 'no build is out yet')
  if (isVerified) return compared('as --verify asks')
  if (latest.id === id) return compared('this build is out already')
  const build = await uploadedBuild(store, latest.id)
  if (!build) return compared('the manifest of the build that is out cannot be read')
  if (!isComparable(build)) return compared('the build that is out was published by an earlier version')
  return { ...found, build, why: '' }
}

/** Returns the placing that its publisher did not complete. If its file is damaged, it is not known what it changed. */
export async function readPlacing(store: Store): Promise<Placing | undefined> {
  const text = await store.read(PLACING)
  if (!text) return undefined
  const { id = '', changed = [] } = parseJson<Partial<Placing>>(text, hasChanged) ?? {}
  return { id, changed }
}
