import type MiniSearch from 'minisearch'
import type { QueryCombination, SearchResult } from 'minisearch'
import { isMet, parseQuery, type Query, withTypos } from './query.ts'
import type { SearchKind } from './search-record.ts'

export type Hit = {
  /** Its place in the list of documents. */
  id: number
  kind: SearchKind
  /** Id, code or slug. */
  key: string
}

export type Found = {
  /** The best first. */
  hits: Hit[]
  /** Nothing has all that was asked for: these come near. */
  isPartial: boolean
  /** Terms of the index that were found, to be marked. */
  terms: ReadonlySet<string>
}

/** What every document is called, in the order of the index. */
export type DocumentNames = readonly Pick<Hit, 'kind' | 'key'>[]

export type SearchEngine = {
  /**
   * Finds what has all words of a query; where nothing does, what has most of them. Any text may be given. With `only`, nothing
   * of another kind counts.
   */
  search: (query: string, only?: SearchKind) => Found
}

/** Of what comes near, this share of the query at least must be there. */
const NEAR = 0.5
const NOTHING: Found = { hits: [], isPartial: false, terms: new Set() }
/** Scores that differ by less are equal: sums depend on the order in which they are added up. */
const SCORE_DIGITS = 6

type Match = { id: number; score: number; found: ReadonlySet<string>; share: number; terms: readonly string[] }

/** Makes a search over an index: the same in the browser, in the build and in the API. */
export function createEngine(index: MiniSearch, names: DocumentNames): SearchEngine {
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

/** Words that were found nowhere are looked for once more, as mistyped. */
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

/** The model that was typed comes first, then those that begin with it. */
function tierOf(name: DocumentNames[number] | undefined, model: string): number {
  if (model === '' || name?.kind !== 'product') return 0
  const written = name.key.replaceAll('-', '')
  if (written === model) return 2
  return written.startsWith(model) ? 1 : 0
}
