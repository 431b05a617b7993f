import { CURRENT_KEY, keyOf, type Shelf, siteShelf } from './shelf.ts'

/** Returns the id of the current schedule: the one that was chosen last, or any; undefined if there is none. */
export function currentId(shelf: Shelf): string | undefined {
  const id = shelf.read(CURRENT_KEY)
  return id !== undefined && shelf.read(keyOf(id)) !== undefined ? id : shelf.ids()[0]
}

/** Returns the number of devices in the current schedule, without reading the rest of it. */
export function countStored(shelf: Shelf = siteShelf()): number {
  const id = currentId(shelf)
  // `[format, revision, count, …`, see record.ts
  const [, count] = (id !== undefined && /^\[\d+,\d+,(\d+),/.exec(shelf.read(keyOf(id)) ?? '')) || []
  return Number(count ?? 0)
}

/** Calls back when the number may have changed, here or in another tab. Returns the function that unsubscribes. */
export function followCount(listener: () => void): () => void {
  return siteShelf().subscribe(listener)
}
