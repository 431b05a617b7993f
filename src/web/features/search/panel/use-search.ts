import { useEffect, useState } from 'react'
import type { Locale } from '../../../../base/i18n/locale.ts'
import { withSearch } from '../get-search.ts'
import type { LoadedSearch } from '../load-search.ts'
import type { SearchKind, SearchRecord } from '../search-record.ts'
import { type DocumentRecord, findDocuments } from './find-documents.ts'

/** The tabs of the panel, in display order. */
export const SCOPES = ['all', 'series', 'category', 'subCategory', 'specification', 'product'] as const
export type Scope = (typeof SCOPES)[number]

/**
 * Groups of results: pages without a tab of their own form one group; the results for a phrase of the query form
 * another, and documents of products.
 */
export type Group = Exclude<Scope, 'all'> | 'pages' | 'document' | 'answer'

/** In display order: the kind most visitors look for first, then the hierarchy from the top. */
const GROUPS: readonly Exclude<Group, 'document'>[] = [
  'answer',
  'product',
  'series',
  'category',
  'subCategory',
  'specification',
  'pages',
]

/** A result as it is shown. */
export type FoundRecord = SearchRecord | DocumentRecord
export type FoundGroup = { group: Group; count: number; records: FoundRecord[] }
export type FoundState = {
  status: 'found'
  query: string
  total: number
  counts: Record<Scope, number>
  isPartial: boolean
  terms: ReadonlySet<string>
  /** In display order. */
  groups: FoundGroup[]
}
export type SearchState = { status: 'loading' } | { status: 'failed' } | FoundState

const LOADING: SearchState = { status: 'loading' }

/** Number of results shown per group in the tab "all"; a tab of its own shows all, of products `MAX_PRODUCTS` and a link to the list. */
const SHOWN: Record<Exclude<Group, 'document'>, number> = {
  answer: 4,
  product: 5,
  series: 3,
  category: 3,
  subCategory: 3,
  specification: 3,
  pages: 4,
}
const MAX_PRODUCTS = 20

/** Searches for the query. The last result stays until the next one is available. */
export function useSearch(locale: Locale, query: string, scope: Scope): { state: SearchState; retry: () => void } {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<{ state: SearchState; try: number }>({ state: LOADING, try: 0 })
  useEffect(() => {
    let isWanted = true
    withSearch(locale, (search) => find(search, query, scope)).then(
      (state) => isWanted && setAnswer({ state, try: tries }),
      () => isWanted && setAnswer({ state: { status: 'failed' }, try: tries }),
    )
    return () => {
      isWanted = false
    }
  }, [locale, query, scope, tries])
  return { state: answer.try === tries ? answer.state : LOADING, retry: () => setTries((count) => count + 1) }
}

async function find(search: LoadedSearch, query: string, scope: Scope): Promise<FoundState> {
  const { documents, rest, isAsked } = await findDocuments(search, query)
  const { hits, answers, isPartial, terms } = await search.search(rest)
  const ids = new Map<Group, number[]>()
  for (const { id, kind } of hits) {
    const group = answers.has(id) ? 'answer' : groupOf(kind)
    const found = ids.get(group)
    if (found) found.push(id)
    else ids.set(group, [id])
  }
  const wanted = GROUPS.flatMap((group) => {
    const found = ids.get(group)
    return found && (scope === 'all' || scope === group) ? [{ group, found }] : []
  })
  const groups: FoundGroup[] = await Promise.all(
    wanted.map(async ({ group, found }) => ({
      group,
      count: found.length,
      records: await search.records(found.slice(0, shownOf(group, scope))),
    })),
  )
  const countOf = (one: Scope) => (one === 'all' ? hits.length + documents.length : (ids.get(one)?.length ?? 0))
  // Every scope has its count.
  const counts = Object.fromEntries(SCOPES.map((one) => [one, countOf(one)])) as FoundState['counts']
  if (scope === 'all' && documents.length > 0) {
    // Documents that were asked for come first; those of a model that was typed follow it.
    const place = isAsked ? 0 : groups.findIndex(({ group }) => group === 'product') + 1
    groups.splice(place, 0, { group: 'document', count: documents.length, records: documents })
  }
  return { status: 'found', query, total: counts.all, counts, isPartial, terms, groups }
}

function shownOf(group: Exclude<Group, 'document'>, scope: Scope): number {
  if (scope === 'all') return SHOWN[group]
  return group === 'product' ? MAX_PRODUCTS : Number.POSITIVE_INFINITY
}

function groupOf(kind: SearchKind): Exclude<Group, 'document'> {
  return SCOPES.find((scope): scope is Exclude<Scope, 'all'> => scope === kind) ?? 'pages'
}
