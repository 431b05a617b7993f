import type { Store } from '../../base/object-store/store.ts'
import { FILES, isFileKey, manifestKey } from './layout.ts'
import type { FoundBackup } from './open-target.ts'

/**
 * Removes backups, their manifests first, and then all files that no other backup needs. Returns what to know about what
 * stayed.
 */
export async function removeBackups(
  store: Store,
  all: readonly FoundBackup[],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length > 0) await store.remove(ids.map(manifestKey))
  const kept = all.filter(({ id }) => !ids.includes(id))
  const unreadable = kept.flatMap((each) => ('fault' in each ? [each.id] : []))
  const removed = all
    .filter(({ id }) => ids.includes(id))
    .flatMap((each) => ('fault' in each ? [] : each.summary.objects))
  const needed = new Set(kept.flatMap((each) => ('fault' in each ? [] : each.summary.objects)).map(({ key }) => key))
  const ofRemoved = removed.map(({ key }) => key).filter((key) => !isFileKey(key))
  // The needs of an unreadable backup are not known.
  const stored = unreadable.length > 0 ? [] : [...(await store.sizes(FILES)).keys()]
  const files = stored.filter((key) => isFileKey(key) && !needed.has(key))
  await store.remove([...ofRemoved, ...files])
  if (unreadable.length === 0) return []
  return [`No file was removed, because these backups may need it; remove them by hand: ${unreadable.join(', ')}`]
}
