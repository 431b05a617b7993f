import type MiniSearch from 'minisearch'
import type { QueryCombination, SearchResult } from 'minisearch'
import { isMet, parseQuery, type Query, withTypos } from './query.ts'
import type { SearchKind } from './search-record.ts'

export type Hit = {
  /** Its index in the list of documents. */
  id: number
  kind: SearchKind
  /** Id, code or slug. */
  key: string
}

export type Found = {
  /** The best first. */
  hits: Hit[]
  /** No document matches the whole query: these match part of it. */
  isPartial: boolean
  /** Matched terms of the index, to be marked. */
  terms: ReadonlySet<string>
}

/** Kind and key of every document, in the order of the index. */
export type DocumentNames = readonly Pick<Hit, 'kind' | 'key'>[]

export type SearchEngine = {
  /**
   * Returns the documents that match all words of a query; if there are none, those that match most of them. Any text
   * is valid. With `only`, other kinds are excluded.
   */
  search: (query: string, only?: SearchKind) => Found
}

/** Minimum share of the query that a partial match must contain. */
const NEAR = 0.5
const NOTHING: Found = { hits: [], isPartial: false, terms: new Set() }
/** Scores that differ by less are equal: floating-point sums depend on the order of addition. */
const SCORE_DIGITS = 6

type Match = { id: number; score: number; found: ReadonlySet<string>; share: number; terms: readonly string[] }

/** Creates a search over an index: the same in the browser, in the build and in the API. */
export function openSearchEngine(index: MiniSearch, names: DocumentNames): SearchEngine {
  return {
    search: (text, only) => {
      const query = parseQuery(text)
      if (!query.lookUp) return NOTHING
      const filter = only && { filter: ({ id }: SearchResult) => names[id]?.kind === only }
      const exact = matchesOf(query, index.search(query.lookUp, filter))
      const whole = exact.filter(({ share }) => share === 1)
      if (whole.length > 0) return foundIn(whole, false, query, names)
      const mended = withMendedWords(query, exact, (lookUp) => index.search(lookUp, filter))
      const wholeMended = mended.filter(({ share }) => share === 1)
      if (wholeMended.length > 0) return foundIn(wholeMended, false, query, names)
      return foundIn(
        mended.filter(({ share }) => share >= NEAR),
        true,
        query,
        names,
      )
    },
  }
}

function matchesOf({ parts, model }: Query, results: readonly SearchResult[]): Match[] {
  return results.map(({ id, score, queryTerms, terms }) => {
    const found = new Set(queryTerms)
    return { id, score, found, share: shareOf(parts, model, found), terms }
  })
}

function shareOf(parts: Query['parts'], model: string, found: ReadonlySet<string>): number {
  if (model && found.has(model)) return 1
  return parts.filter((part) => isMet(part, found)).length / parts.length
}

/** Looks up words without a match once more, as misspelled words. */
function withMendedWords(
  query: Query,
  exact: readonly Match[],
  search: (lookUp: QueryCombination) => readonly SearchResult[],
): Match[] {
  const known = new Set(exact.flatMap(({ found }) => [...found]))
  const unknown = query.words.filter((word) => !known.has(word))
  if (unknown.length === 0) return [...exact]
  const byId = new Map(exact.map((match) => [match.id, match]))
  for (const { id, score, queryTerms, terms } of search(withTypos(unknown))) {
    const before = byId.get(id)
    const found = new Set([...(before?.found ?? []), ...queryTerms])
    byId.set(id, {
      id,
      score: score + (before?.score ?? 0),
      found,
      share: shareOf(query.parts, query.model, found),
      terms: [...terms, ...(before?.terms ?? [])],
    })
  }
  return [...byId.values()]
}

function foundIn(matches: readonly Match[], isPartial: boolean, { model }: Query, names: DocumentNames): Found {
  const ranked = matches
    .map(({ id, score, share }) => ({
      id,
      tier: tierOf(names[id], model),
      share,
      score: Number(score.toFixed(SCORE_DIGITS)),
    }))
    .sort((a, b) => b.tier - a.tier || b.share - a.share || b.score - a.score || a.id - b.id)
  const hits = ranked.flatMap(({ id }) => {
    const name = names[id]
    return name ? [{ id, kind: name.kind, key: name.key }] : []
  })
  return { hits, isPartial: isPartial && hits.length > 0, terms: new Set(matches.flatMap(({ terms }) => terms)) }
}

/** The exact model ranks first, then models that start with it. */
function tierOf(name: DocumentNames[number] | undefined, model: string): number {
  if (model === '' || name?.kind !== 'product') return 0
  const written = name.key.replaceAll('-', '')
  if (written === model) return 2
  return written.startsWith(model) ? 1 : 0
}
