import { readStored, writeStored } from '../browser/storage.ts'

/** A path is fully loaded at most once in this time (tests/requirements.md, section 9). */
export const RELOAD_GUARD_MS = 10_000

const KEY_PREFIX = 'reloaded:'

/** What counts when storage is blocked or full: lasts as long as the document. */
const memory = new Map<string, string>()

/** Tells whether a path may be fully loaded now. */
export function mayReload(pathname: string, now = Date.now()): boolean {
  const last = Number(
    readStored('tab', KEY_PREFIX + pathname) ?? memory.get(KEY_PREFIX + pathname) ?? Number.NEGATIVE_INFINITY,
  )
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

function write(key: string, value: string): void {
  memory.set(key, value)
  writeStored('tab', key, value)
}
