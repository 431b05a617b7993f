import { readStored, writeStored } from '../browser/storage.ts'

/** Kept in the visitor's browser alone. */
const KEY = 'recent-searches'
const MAX_KEPT = 6
const MAX_LENGTH = 60

/** Reads what was searched for, the newest first. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored('site', KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MAX_KEPT) : []
  } catch {
    // Written by something else.
    return []
  }
}

/** Notes a search as the newest. Returns all that are kept. */
export function addRecentSearch(query: string): string[] {
  const text = query.trim().slice(0, MAX_LENGTH)
  if (text === '') return readRecentSearches()
  return write([text, ...readRecentSearches().filter((other) => other !== text)].slice(0, MAX_KEPT))
}

/** Forgets a search, or all of them. Returns those that are kept. */
export function removeRecentSearch(query?: string): string[] {
  return write(query === undefined ? [] : readRecentSearches().filter((other) => other !== query))
}

function write(queries: string[]): string[] {
  // Where it is blocked, they are shown until the panel is closed.
  writeStored('site', KEY, JSON.stringify(queries))
  return queries
}
