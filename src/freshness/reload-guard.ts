/** A path is fully loaded at most once in this time (spec section 9). */
export const RELOAD_GUARD_MS = 10_000

const KEY_PREFIX = 'reloaded:'

/** Where the guard writes when session storage is blocked: lasts as long as the document. */
const memory = new Map<string, string>()

/** Tells whether a path may be fully loaded now. */
export function mayReload(pathname: string, now = Date.now()): boolean {
  const last = Number(read(KEY_PREFIX + pathname) ?? Number.NEGATIVE_INFINITY)
  return now - last >= RELOAD_GUARD_MS
}

/** Notes that a path is being fully loaded. */
export function noteReload(pathname: string, now = Date.now()): void {
  write(KEY_PREFIX + pathname, String(now))
}

/** Lets a path be fully loaded now: the visitor asks for it, and not a failure. */
export function allowReload(pathname: string): void {
  noteReload(pathname, Number.NEGATIVE_INFINITY)
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, value: string): void {
  memory.set(key, value)
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Blocked or full: the note in memory has to do.
  }
}
