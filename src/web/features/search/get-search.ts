import { inSite } from '../../../base/base-path.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { noteSearch } from '../insight/unfound.ts'
import { type LoadedSearch, type LoadFile, loadSearch } from './load-search.ts'

/** The error of a file that is no longer there. */
export class FileGoneError extends Error {}

/** Uses a language's search. `work` may be called twice; ids are valid in one call only. */
type WithSearch = <Result>(locale: Locale, work: (search: LoadedSearch) => Promise<Result>) => Promise<Result>

/**
 * Returns the function that all searches of a document share: it loads the search once, and after a failure again with
 * the next call. A part that is gone was removed by a new build: then the search is loaded once more.
 */
export function shareSearch(load: LoadFile): WithSearch {
  let shared: Promise<LoadedSearch> | undefined
  const loadOnce = (locale: Locale) => {
    if (shared) return shared
    const loading = loadSearch(locale, load)
    shared = loading
    loading.catch(() => forget(loading))
    return loading
  }
  const forget = (search: Promise<LoadedSearch>) => {
    if (shared === search) shared = undefined
  }
  return async (locale, work) => {
    const search = loadOnce(locale)
    try {
      return await work(await search)
    } catch (error) {
      if (!(error instanceof FileGoneError)) throw error
      forget(search)
      return work(await loadOnce(locale))
    }
  }
}

const withShared = shareSearch(async (path) => {
  const response = await fetch(inSite(path))
  if (response.status === 404) throw new FileGoneError(`${path}: HTTP 404`)
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  return response.json()
})

/** Uses the search of this document's language, in the browser. */
export const withSearch: WithSearch = (locale, work) =>
  withShared(locale, (shared) => {
    const search: LoadedSearch['search'] = async (text, only) => {
      const found = await shared.search(text, only)
      noteSearch(text, found.hits.length > 0)
      return found
    }
    return work({ ...shared, search })
  })
