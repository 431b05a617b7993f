import { type ExpressionBuilder, sql } from 'kysely'
import type { RequestType } from '../../web/features/contact/request-limits.ts'
import type { Database } from './open-database.ts'
import { isUnread, type Reader } from './request-reads.ts'
import { containsText, findByText } from './request-search.ts'
import { REQUEST_STATES, type RequestRow, type RequestState, type Tables } from './tables.ts'

/** A text with fewer matches is looked up first; with more, matches are met soon on the way through the list. */
const FEW = 1000

export type RequestFilter = {
  states: readonly RequestState[]
  kinds?: readonly RequestType[]
  /** Null: requests that nobody is in charge of. */
  person?: string | null
  /** Time of receipt, in milliseconds; `until` is the first moment that does not count. */
  from?: number
  until?: number
  q?: string
  unread?: boolean
}

export type RequestSort = { column: 'received_at' | 'changed_at'; isDescending: boolean }
/** A place in a list: the request that the page begins after, or ends before. */
export type RequestPlace = { value: number; id: string; isBefore: boolean }
export type ListedRow = Omit<RequestRow, 'details' | 'phone' | 'idempotency_key' | 'content_hash'> & {
  files: number
  unread: boolean
}

type PageQuery = {
  filter: RequestFilter
  sort: RequestSort
  place?: RequestPlace | undefined
  pageSize: number
  reader: Reader
}

/** Reads a page of requests. `hasNext` and `hasPrevious` say whether there are more. */
export async function readRequestPage(
  database: Database,
  asked: PageQuery,
): Promise<{ requests: ListedRow[]; hasNext: boolean; hasPrevious: boolean }> {
  const { place, pageSize } = asked
  const ids = await findIds(database, asked)
  const hasMore = ids.length > pageSize
  const shown = ids.slice(0, pageSize)
  const isBackward = place?.isBefore ?? false
  if (isBackward) shown.reverse()
  return {
    requests: await readRows(database, shown, asked.reader),
    hasNext: isBackward || hasMore,
    hasPrevious: isBackward ? hasMore : place !== undefined,
  }
}

/** Reads only columns of the indexes `requests_as_received` or `requests_as_changed`, except for unread requests. */
async function findIds(database: Database, { filter, sort, place, pageSize, reader }: PageQuery): Promise<string[]> {
  const { q } = filter
  const few = q ? await findByText(database, q, FEW) : undefined
  if (few?.length === 0) return []
  const isDescending = sort.isDescending !== (place?.isBefore ?? false)
  const direction = isDescending ? 'desc' : 'asc'
  let query = database
    .selectFrom('requests')
    .select('id')
    .where((row) => row.and(conditionsOf(row, filter)))
    .orderBy(sort.column, direction)
    .orderBy('id', direction)
    .limit(pageSize + 1)
  if (few) query = query.where('id', 'in', few)
  else if (q) query = query.where((row) => row.exists(searchOf(row, q)))
  if (filter.unread) query = query.where((row) => isUnread(row, reader))
  if (place) {
    const [column, value, id] = [sql.ref(sort.column), place.value, place.id]
    query = query.where(
      isDescending
        ? sql<boolean>`(${column}, id) < (${value}, ${id})`
        : sql<boolean>`(${column}, id) > (${value}, ${id})`,
    )
  }
  return (await query.execute()).map(({ id }) => id)
}

function conditionsOf(row: ExpressionBuilder<Tables, 'requests'>, filter: RequestFilter) {
  const { states, kinds, person, from, until } = filter
  return [
    ...(states.length < REQUEST_STATES.length ? [row('state', 'in', states)] : []),
    ...(kinds ? [row('type', 'in', kinds)] : []),
    ...(person === undefined ? [] : [person === null ? row('person', 'is', null) : row('person', '=', person)]),
    ...(from === undefined ? [] : [row('received_at', '>=', from)]),
    ...(until === undefined ? [] : [row('received_at', '<', until)]),
  ]
}

function searchOf(row: ExpressionBuilder<Tables, 'requests'>, q: string) {
  return row
    .selectFrom('request_search')
    .select('request_id')
    .whereRef('request_id', '=', 'requests.id')
    .where(containsText(q))
}

async function readRows(database: Database, ids: readonly string[], reader: Reader): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('requests')
    .select(['id', 'received_at', 'changed_at', 'version', 'state', 'person', 'type', 'locale', 'suspicion'])
    .select(['name', 'company', 'subject', 'email', 'forgetting_at', 'forgotten_at'])
    .select((row) => [
      row
        .selectFrom('attachments')
        .whereRef('request_id', '=', 'requests.id')
        .select(({ fn }) => fn.countAll<number>().as('files'))
        .$asScalar()
        .$notNull()
        .as('files'),
      row.case().when(isUnread(row, reader)).then(1).else(0).end().as('unread'),
    ])
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map((row) => [row.id, { ...row, unread: row.unread === 1 }]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Counts requests by state, and those that wait to be read. */
export async function countRequests(
  database: Database,
  reader: Reader,
): Promise<{ states: Record<RequestState, number>; unread: number }> {
  const counted = database
    .selectFrom('requests')
    .select((row) => ['state', row.fn.countAll<number>().as('requests')])
    .groupBy('state')
    .execute()
  const unread = database
    .selectFrom('requests')
    .select((row) => row.fn.countAll<number>().as('requests'))
    .where((row) => isUnread(row, reader))
    .executeTakeFirstOrThrow()
  const byState = new Map((await counted).map(({ state, requests }) => [state, requests]))
  const states = Object.fromEntries(REQUEST_STATES.map((state) => [state, byState.get(state) ?? 0]))
  return { states: states as Record<RequestState, number>, unread: (await unread).requests }
}
