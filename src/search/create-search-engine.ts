import MiniSearch from 'minisearch'
import type { Snapshot } from '../catalogue/snapshot.ts'
import type { Locale } from '../i18n/locale.ts'
import { buildIndex } from './build-index.ts'
import { searchDocuments } from './documents.ts'
import { openSearchEngine, type SearchEngine } from './search-engine.ts'
import { asPlainIndex, INDEX_OPTIONS } from './search-index.ts'

/** Creates the search of a language from content, in Node: results and ranking are the same as on the site. */
export function createSearchEngine(snapshot: Snapshot, locale: Locale): SearchEngine {
  const documents = searchDocuments(snapshot, locale)
  return openSearchEngine(
    MiniSearch.loadJS(asPlainIndex(buildIndex(documents)), INDEX_OPTIONS),
    documents.map(({ record: { kind, key } }) => ({ kind, key })),
  )
}
