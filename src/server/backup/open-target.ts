import { resolve } from 'node:path'
import { META } from '../../delivery/publish/layout.ts'
import { directoryStore } from '../../base/object-store/directory-store.ts'
import { openStore } from '../../base/object-store/open-store.ts'
import type { Store } from '../../base/object-store/store.ts'
import { BACKUPS, idOf, isDatabaseKey, manifestKey } from './layout.ts'
import { readSummary } from './manifest.ts'
import type { Summary } from './manifest-types.ts'

/** Opens a target of backups: a folder or `s3://bucket/prefix`. Throws if a site is published there. */
export async function openTarget(target: string): Promise<Store> {
  // A variable that is not set would name the folder that one happens to be in.
  if (target.trim() === '' || target === 'dir:')
    throw new Error('The target is empty: name a folder or s3://bucket/prefix')
  const isElsewhere = /^[a-z][\w+.-]*:/i.test(target) && !target.startsWith('dir:')
  const store = isElsewhere
    ? await openStore(target)
    : directoryStore(resolve(target.replace(/^dir:/, '')), { isPrivate: true })
  if ((await store.sizes(META)).size > 0)
    throw new Error(`${store.name} holds a published site: a backup there might be public. Name another place.`)
  return store
}

/** A backup of a target: its manifest as it is stored and its summary, or why that cannot be read. */
export type FoundBackup = { id: string; text: Buffer; summary: Summary } | { id: string; fault: string }

/** Lists the backups of a target, the oldest first, and the keys of those that were not completed. */
export async function listBackups(store: Store): Promise<{ found: FoundBackup[]; unfinished: string[] }> {
  const keys = [...(await store.sizes(BACKUPS)).keys()]
  const ids = [...new Set(keys.map(idOf))].toSorted()
  const complete = new Set(ids.filter((id) => keys.includes(manifestKey(id))))
  const found: FoundBackup[] = []
  for (const id of ids.filter((each) => complete.has(each))) found.push(await describe(store, id))
  found.sort((a, b) => (placeInTime(a) < placeInTime(b) ? -1 : 1))
  return { found, unfinished: keys.filter((key) => isDatabaseKey(key) && !complete.has(idOf(key))) }
}

/** Two of one second have ids in no order. */
function placeInTime(each: FoundBackup): string {
  return [each.id.split('-')[0], 'summary' in each ? each.summary.takenAt : '', each.id].join()
}

/** Returns a backup, the last one without an id. Throws if there is none, or if its manifest is damaged. */
export async function findBackup(
  store: Store,
  id: string | undefined,
): Promise<{ id: string; text: Buffer; summary: Summary }> {
  const { found, unfinished } = await listBackups(store)
  const chosen = id === undefined ? found.at(-1) : found.find((each) => each.id === id)
  if (!chosen && id === undefined) throw new Error(`There is no backup in ${store.name}`)
  if (!chosen)
    throw new Error(
      unfinished.some((key) => idOf(key) === id)
        ? `The backup ${id} was not completed: use another one`
        : `There is no backup ${id} in ${store.name}. There are: ${found.map((each) => each.id).join(', ') || 'none'}`,
    )
  if ('fault' in chosen) throw new Error(chosen.fault)
  return chosen
}

async function describe(store: Store, id: string): Promise<FoundBackup> {
  const text = await store.read(manifestKey(id))
  try {
    if (!text) throw new Error(`The manifest of ${id} has just been removed`)
    return { id, text, summary: readSummary(id, text) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}
