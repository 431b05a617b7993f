import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch'
import { idsIn, INDEX_OPTIONS, type IndexedDocuments, type Postings } from './search-index.ts'
import type { TermIndex } from './term-index.ts'

/**
 * MiniSearch over an index that is already there: it looks up the terms of a query, and scores only the documents that
 * are candidates. Its own index would be built again with each part that is loaded, and holds an object for each
 * occurrence of a term.
 */
export class CandidateRanking extends MiniSearch {
  #isCandidate: Uint8Array = new Uint8Array()

  constructor(terms: TermIndex, { lengths, averages }: IndexedDocuments) {
    super(INDEX_OPTIONS)
    this._documentCount = lengths.length
    this._documentIds = new Map(lengths.map((_length, id) => [id, id]))
    this._fieldLength = new Map(lengths.map((length, id) => [id, [...length]]))
    this._avgFieldLength = [...averages]
    const view = (postings: Postings) => ({ get: (field: number) => this.#occurrences(postings, field) })
    const lookUps = {
      get: (term: string) => {
        const postings = terms.get(term)
        return postings && view(postings)
      },
      atPrefix: (prefix: string) => terms.startingWith(prefix).map(([term, postings]) => [term, view(postings)]),
      fuzzyGet: (word: string, distance: number) =>
        new Map([...terms.near(word, distance)].map(([term, [postings, edits]]) => [term, [view(postings), edits]])),
    }
    // MiniSearch 7 calls nothing else of its map of terms when it searches; load-search.test.ts compares the results.
    this._index = lookUps as unknown as typeof this._index
  }

  /** Scores candidates, which are marked by their ids. */
  rank(query: QueryCombination, isCandidate: Uint8Array): SearchResult[] {
    this.#isCandidate = isCandidate
    return this.search(query)
  }

  /** MiniSearch's map of documents and occurrences; all of them count for the rarity of a term. */
  #occurrences(postings: Postings, field: number) {
    const ids = idsIn(postings, field)
    const candidates = ids.filter((id) => this.#isCandidate[id])
    return candidates.length > 0 ? { size: ids.length, keys: () => candidates, get: () => 1 } : undefined
  }
}
