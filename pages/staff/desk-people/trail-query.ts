import { ACCOUNT_EVENTS, type AccountEvent } from '../../../src/web/features/staff/desk/account-events.ts'

/** The part of the trail that is shown, as in the address. '' stands for no filter. */
export type TrailQuery = {
  account: string
  kind: AccountEvent | ''
  /** The last entry of the page before; '' for the first page. */
  cursor: string
}

/** Reads what of the trail is shown from search parameters. Unknown kinds are ignored, so that an old link still works. */
export function readTrailQuery(params: URLSearchParams): TrailQuery {
  const kind = ACCOUNT_EVENTS.find((known) => known === params.get('kind')) ?? ''
  return { account: params.get('account') ?? '', kind, cursor: params.get('cursor') ?? '' }
}

/**
 * Returns the path of the screen with a part of the trail.
 * @example trailPath({ account: 'amy', kind: '', cursor: '' }) // '/desk/people?account=amy'
 */
export function trailPath(query: TrailQuery): string {
  const search = new URLSearchParams(filled(query)).toString()
  return search ? `/desk/people?${search}` : '/desk/people'
}

/** Returns the parameters of the API's list. */
export function trailParams(query: TrailQuery, pageSize = 20): Record<string, string> {
  return { ...filled(query), pageSize: String(pageSize) }
}

function filled(query: TrailQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}
