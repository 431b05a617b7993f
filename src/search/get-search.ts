import { documentBuild, LATEST_BUILD, readLatestBuild } from '../browser/builds.ts'
import type { Locale } from '../i18n/locale.ts'
import { type LoadedSearch, loadSearch } from './load-search.ts'
import { searchPath } from './search-files.ts'

let search: Promise<LoadedSearch> | undefined

/** Returns the search of this document's language, in the browser; it is loaded once. After a failure the next call retries. */
export function getSearch(locale: Locale): Promise<LoadedSearch> {
  if (search) return search
  search = loadOwnOrLatest(locale)
  search.catch(() => (search = undefined))
  return search
}

/** A document that stays open while a new build is published may find that its own files are gone. */
async function loadOwnOrLatest(locale: Locale): Promise<LoadedSearch> {
  const own = documentBuild()
  try {
    return await loadSearch(searchPath(locale, own), fetchJson)
  } catch (error) {
    const latest = await fetch(LATEST_BUILD).then(readLatestBuild, () => undefined)
    if (latest === undefined || latest === own) throw error
    return loadSearch(searchPath(locale, latest), fetchJson)
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  return response.json()
}
