import { readStored, writeStored } from '../browser/storage.ts'

/** Minimum time between two full loads of the same path (tests/requirements.md, section 9). */
export const RELOAD_GUARD_MS = 10_000

const KEY_PREFIX = 'reloaded:'

/** Fallback if storage is blocked or full; lasts as long as the document. */
const memory = new Map<string, string>()

/** Returns whether a path may be fully loaded now. */
export function mayReload(pathname: string, now = Date.now()): boolean {
  const last = Number(
    readStored('tab', `${KEY_PREFIX}${pathname}`) ?? memory.get(`${KEY_PREFIX}${pathname}`) ?? Number.NEGATIVE_INFINITY,
  )
  return now - last >= RELOAD_GUARD_MS
}

/** Records that a path is being fully loaded. */
export function noteReload(pathname: string, now = Date.now()): void {
  write(`${KEY_PREFIX}${pathname}`, String(now))
}

/** Allows the next full load of a path at once: the visitor requested it, not an error handler. */
export function allowReload(pathname: string): void {
  noteReload(pathname, Number.NEGATIVE_INFINITY)
}

function write(key: `${typeof KEY_PREFIX}${string}`, value: string): void {
  memory.set(key, value)
  writeStored('tab', key, value)
}
