import type { RequestType } from '../../../src/web/features/contact/request-limits.ts'
import { KINDS, STATES, type State } from '../../../src/web/features/staff/desk/desk-types.ts'

/** The orders of the list, and their names in the API; the first is the default. */
export const SORTS = { newest: '-received', oldest: 'received', changed: '-changed', unchanged: 'changed' } as const
export type Sort = keyof typeof SORTS

const MAX_QUERY_LENGTH = 200

/** The state of the desk, as in its address. '' stands for no filter. */
export type DeskQuery = {
  q: string
  state: State | ''
  kind: RequestType | ''
  /** An account, `me` or `none`. */
  person: string
  /** Days, `2026-11-24`. */
  from: string
  to: string
  unread: boolean
  sort: Sort
  /** Where the page of the list begins; '' for the first. */
  cursor: string
  /** Number of the request that is open; '' while the list is shown. */
  request: string
}

/** Reads what the desk shows from search parameters. Unknown values are ignored, so that an old link still works. */
export function readDeskQuery(params: URLSearchParams): DeskQuery {
  const read = (name: string) => params.get(name) ?? ''
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(read(name)) ? read(name) : '')
  return {
    q: read('q').trim().slice(0, MAX_QUERY_LENGTH),
    state: STATES.find((state) => state === read('state')) ?? '',
    kind: KINDS.find((kind) => kind === read('kind')) ?? '',
    person: read('person'),
    from: day('from'),
    to: day('to'),
    unread: read('unread') === 'true',
    sort: (Object.keys(SORTS) as Sort[]).find((sort) => sort === read('sort')) ?? 'newest',
    cursor: read('cursor'),
    request: read('request').trim().toUpperCase(),
  }
}

/**
 * Returns the path of the desk with a state; defaults are omitted.
 * @example deskPath({ ...query, state: 'new', request: '' }) // '/desk?state=new'
 */
export function deskPath({ unread, sort, ...texts }: DeskQuery): string {
  const params = new URLSearchParams(Object.entries(texts).filter(([, value]) => value !== ''))
  if (unread) params.set('unread', 'true')
  if (sort !== 'newest') params.set('sort', sort)
  const search = params.toString()
  return search ? `/desk?${search}` : '/desk'
}

/** Returns the parameters of the API's list. */
export function listParams({ unread, sort, ...query }: DeskQuery): Record<string, string> {
  const { request: _, ...texts } = query
  const params = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''))
  return { ...params, ...(unread && { unread: 'true' }), sort: SORTS[sort] }
}

/** Returns whether something is filtered beside the state. */
export function isFiltered({ q, kind, person, from, to, unread }: DeskQuery): boolean {
  return unread || [q, kind, person, from, to].some((value) => value !== '')
}
