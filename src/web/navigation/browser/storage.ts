import type { ListedStorage, StoredKey } from '../../../base/stored.ts'

/** A storage area of the visitor's browser: of this tab (session storage) or of all tabs of the site (local storage). */
type Area = 'tab' | 'site'

/** Returns the storage of an area; undefined if it is blocked: then reading the property throws. */
export function findStorage(area: Area): ListedStorage | undefined {
  try {
    return area === 'tab' ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    return undefined
  }
}

/** Returns the value stored under a key; undefined if there is none, or storage is blocked. */
export function readStored(area: Area, key: StoredKey): string | undefined {
  try {
    return findStorage(area)?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text under a key, unless storage is blocked or full. */
export function writeStored(area: Area, key: StoredKey, value: string): void {
  try {
    findStorage(area)?.setItem(key, value)
  } catch {
    // Storage is full: stored values are a convenience everywhere, and nothing depends on them.
  }
}
