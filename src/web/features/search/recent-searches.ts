import { readStored, writeStored } from '../../navigation/browser/storage.ts'

/** Stored in the visitor's browser only. */
const KEY = 'recent-searches'
const MAX_KEPT = 6
const MAX_LENGTH = 60

/** Returns the recent searches, the newest first. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored('site', KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MAX_KEPT) : []
  } catch {
    // The stored value was written by other code.
    return []
  }
}

/** Adds a search as the newest. Returns all recent searches. */
export function addRecentSearch(query: string): string[] {
  const text = query.trim().slice(0, MAX_LENGTH)
  if (text === '') return readRecentSearches()
  return write([text, ...readRecentSearches().filter((other) => other !== text)].slice(0, MAX_KEPT))
}

/** Removes one search, or all. Returns the remaining ones. */
export function removeRecentSearch(query?: string): string[] {
  return write(query === undefined ? [] : readRecentSearches().filter((other) => other !== query))
}

function write(queries: string[]): string[] {
  // If storage is blocked, they last until the panel is closed.
  writeStored('site', KEY, JSON.stringify(queries))
  return queries
}
