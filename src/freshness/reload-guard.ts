/** A path is fully loaded at most once in this time (spec section 9). */
export const RELOAD_GUARD_MS = 10_000

const KEY_PREFIX = 'reloaded:'

/** Where the guard writes when session storage is blocked: lasts as long as the document. */
const memory = new Map<string, string>()

/** Tells whether a path may be fully loaded now, and notes that it will be. */
export function mayReload(pathname: string, now = Date.now()): boolean {
  const key = KEY_PREFIX + pathname
  const last = Number(read(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < RELOAD_GUARD_MS) return false
  write(key, String(now))
  return true
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
