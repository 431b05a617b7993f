import { changedAddresses } from './changed-addresses.ts'
import { readJson, writeJson } from './json-files.ts'
import { INVALIDATE } from './layout.ts'
import { hasChanged } from './shapes.ts'
import { inSite } from '../../base/base-path.ts'
import type { Store } from '../../base/object-store/store.ts'
import { describeFailure } from '../../base/object-store/store-error.ts'

/** CloudFront's maximum of paths that may be in progress at once. */
const MAX_PATHS = 3000
const EVERYTHING = inSite('/*')

/** Paths whose invalidation was requested, and why it was refused. */
export type Invalidation = { distribution: string; paths: string[]; failure?: string }

type Pending = { changed: string[] }

/** Records changed keys at the target until their invalidation has been accepted. */
export async function recordForInvalidation(store: Store, changed: readonly string[]): Promise<void> {
  const all = new Set([...(await readPending(store)), ...changed])
  await writeJson(store, INVALIDATE, { changed: [...all].sort() } satisfies Pending)
}

/** Requests the invalidation of all recorded keys; returns undefined if there are none. */
export async function invalidatePending(store: Store, distribution: string): Promise<Invalidation | undefined> {
  const paths = invalidationPaths(await readPending(store))
  if (paths.length === 0) return undefined
  // Imported only then: the library takes a while to load.
  const { requestInvalidation } = await import('./cloudfront.ts')
  try {
    await requestInvalidation(distribution, paths)
  } catch (error) {
    return { distribution, paths, failure: describeFailure(error) }
  }
  await store.remove([INVALIDATE])
  return { distribution, paths }
}

/**
 * Returns the paths to invalidate for changed keys. CloudFront's copies belong to the address that was requested or to
 * the one that the function for viewer requests made of it (`npm run hosting`): a page's document, and the compressed
 * copy of a text. Its documentation recommends to name both. Too many are replaced by all.
 */
export function invalidationPaths(changed: readonly string[]): string[] {
  const paths = new Set([...changedAddresses(changed), ...changed.map((key) => inSite(`/${key}`))])
  if (paths.size > MAX_PATHS) return [EVERYTHING]
  return [...paths].sort().map(encodeURI)
}

async function readPending(store: Store): Promise<readonly string[]> {
  return (await readJson<Pending>(store, INVALIDATE, hasChanged))?.changed ?? []
}
