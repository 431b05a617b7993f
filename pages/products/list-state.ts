import type { Filters } from './list-items.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The sort orders of the list; the first is the default. */
export const SORTS = ['standard', 'newest', 'model'] as const
export type Sort = (typeof SORTS)[number]

/** Maximum length of the search field; a longer query in the address is cut. */
const MAX_QUERY_LENGTH = 100

/** Maximum number of columns that remain readable. */
export const MAX_COMPARED = 4
const MIN_COMPARED = 2

/** The state of the list, as in the address. */
export type ListState = {
  /** The search query; '' for none. */
  q: string
  filters: Filters
  sort: Sort
  /** From 1; may be beyond the last page. Undefined: the page that the path names, which is the first of a filtered list. */
  page: number | undefined
  /** Codes picked for a comparison. */
  picks: readonly string[]
  /** Codes being compared; fewer than two are no comparison. */
  compare: readonly string[]
  /** The first state of a comparison. */
  onlyDifferences: boolean
}

/** The names that an address may use. */
type Known = {
  /** Ids of all filters. */
  filters: readonly string[]
  /** Absent until the facts of all products are loaded: until then every option and code counts as known. */
  facts?: { vocabulary: Vocabulary; codes: ReadonlySet<string> } | undefined
}

/** Reads the state from search parameters. Unknown values are ignored, so that an old link still shows a list. */
export function parseListState(params: URLSearchParams, { filters: ids, facts }: Known): ListState {
  const filters: Record<string, string[]> = {}
  for (const id of ids) {
    const wanted = readIds(params, id).filter((option) => facts?.vocabulary.get(id)?.options.has(option) ?? !facts)
    if (wanted.length > 0) filters[id] = wanted
  }
  const readCodes = (name: string) => readIds(params, name).filter((code) => facts?.codes.has(code) ?? true)
  const compared = readCodes('compare').slice(0, MAX_COMPARED)
  const compare = compared.length < MIN_COMPARED ? [] : compared
  const picks = compare.length > 0 ? [] : [...new Set([...compared, ...readCodes('pick')])].slice(0, MAX_COMPARED)
  const page = Number(params.get('page'))
  return {
    q: params.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) ?? '',
    filters,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'standard',
    page: Number.isInteger(page) && page > 0 ? page : undefined,
    picks,
    compare,
    onlyDifferences: params.get('differences') !== 'all',
  }
}

/**
 * Returns the search of an address; defaults are omitted.
 * @example writeListState({ filters: { series: ['access-control'] }, page: 2, … }) // '?series=access-control&page=2'
 */
export function writeListState({ q, filters, sort, page, picks, compare, onlyDifferences }: ListState): string {
  const params = new URLSearchParams()
  const write = (name: string, ids: readonly string[]) => ids.length > 0 && params.set(name, ids.join(','))
  if (q !== '') params.set('q', q)
  for (const [id, options] of Object.entries(filters)) write(id, options)
  if (sort !== 'standard') params.set('sort', sort)
  if (page !== undefined && page > 1) params.set('page', String(page))
  write('pick', picks)
  write('compare', compare)
  if (!onlyDifferences) params.set('differences', 'all')
  // A comma is allowed in a search, and easier to read and share than its escape.
  const search = params.toString().replaceAll('%2C', ',')
  return search && `?${search}`
}

/** Returns whether a state shows the page of the whole list that the path names. */
export function isOwnPage({ q, filters, sort, page, compare }: ListState): boolean {
  const isWhole = q === '' && sort === 'standard' && Object.keys(filters).length === 0
  return isWhole && page === undefined && compare.length === 0
}

function readIds(params: URLSearchParams, name: string): string[] {
  const ids = params.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(ids.filter((id) => id !== ''))]
}
