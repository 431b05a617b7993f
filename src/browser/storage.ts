/** Where something is kept in the visitor's browser: for this tab, or for all tabs of the site. */
type Area = 'tab' | 'site'

/** Gets the storage of an area; undefined where it is blocked: then merely naming it throws. */
export function findStorage(area: Area): Storage | undefined {
  try {
    return area === 'tab' ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    return undefined
  }
}

/** Reads what is kept under a key; undefined where there is nothing, or storage is blocked. */
export function readStored(area: Area, key: string): string | undefined {
  try {
    return findStorage(area)?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text under a key, where storage is neither blocked nor full. */
export function writeStored(area: Area, key: string, value: string): void {
  try {
    findStorage(area)?.setItem(key, value)
  } catch {
    // Full: what is kept is a convenience everywhere, and is missed by nothing.
  }
}
