import type { Snapshot } from '../../../content/snapshot.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { type SearchDocument, searchDocuments } from './documents.ts'
import { type PreparedIndex, prepareIndex } from './prepare-index.ts'
import { type Hit, openSearchEngine, type SearchEngine } from './search-engine.ts'
import { createTermIndex } from './term-index.ts'

/** A hit with the id, code or slug of its document. */
export type NamedHit = Hit & { key: string }

/** Creates the search of a language from content and `more`, in Node: results and ranking are the same as on the site. */
export function createSearchEngine(
  snapshot: Snapshot,
  locale: Locale,
  more: readonly SearchDocument[] = [],
): SearchEngine<NamedHit> {
  const prepared = prepareIndex([...searchDocuments(snapshot, locale), ...more])
  const engine = openIndex(prepared)
  return {
    search: (...query) => {
      const found = engine.search(...query)
      return {
        ...found,
        hits: found.hits.map((hit) => ({ ...hit, key: prepared.documents[hit.id]?.record.key ?? '' })),
      }
    },
  }
}

/** Opens an index where it was built. */
export function openIndex({ index: { entries, documents } }: PreparedIndex): SearchEngine {
  const terms = entries.map(([term]) => term)
  return openSearchEngine(createTermIndex([{ terms, postingsAt: (place) => entries[place]?.[1] ?? [] }]), documents)
}
