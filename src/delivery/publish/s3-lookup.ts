import { forEachInParallel } from '../../base/object-store/for-each-in-parallel.ts'
import type { Store, Stored } from '../../base/object-store/store.ts'

/** Above this, listing the whole folder takes fewer requests: a listing returns up to 1,000 objects. */
const MAX_LISTED_ALONE = 50

/** Returns which of these files and of their copies are in a folder of a store. */
export async function listFiles(
  store: Store,
  keys: readonly string[],
  folder: string,
): Promise<ReadonlyMap<string, Stored>> {
  if (keys.length > MAX_LISTED_ALONE) return store.list(folder)
  const found = new Map<string, Stored>()
  await forEachInParallel(keys, async (key) => {
    for (const [stored, facts] of await store.list(key)) found.set(stored, facts)
  })
  return found
}
