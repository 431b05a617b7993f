import { Type } from 'typebox'
import { rolesWith } from '../access.ts'
import { listAccountsWith } from '../database/accounts.ts'
import { countRequests, type ListedRow, readRequestPage, type RequestSort } from '../database/request-pages.ts'
import { markAllRead } from '../database/request-reads.ts'
import { toSummary } from '../desk/describe-request.ts'
import { readListQuery, SORTS, writeCursor } from '../desk/list-query.ts'
import { requireSession } from '../session-guard.ts'
import type { ApiRoutes } from './api-routes.ts'

const MAX_PAGE_SIZE = 100
const DEFAULT_PAGE_SIZE = 50
const MAX_QUERY_LENGTH = 200

const text = (description: string, maxLength = MAX_QUERY_LENGTH) =>
  Type.Optional(Type.String({ maxLength, description }))
const Lang = Type.Object({ lang: Type.Optional(Type.String()) })
const Query = Type.Object({
  lang: Type.Optional(Type.String()),
  state: text('States with commas between them, or `all`; all but `unwanted` by default'),
  kind: text('Kinds with commas between them'),
  person: text('The account in charge, `me` or `none`'),
  from: text('First day of receipt, in Taipei: `2026-11-01`'),
  to: text('Last day of receipt'),
  q: text('Part of number, name, company, subject or mail address'),
  unread: Type.Optional(Type.Boolean()),
  sort: text(`One of ${Object.keys(SORTS).join(', ')}`),
  cursor: text('`next` or `previous` of a page of the same list', 400),
  pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }),
})
const config = { permission: 'read requests' } as const
const tags = ['desk']

/** `/api/desk`: the list of requests, their counts, and the accounts that may be in charge of one. */
export const deskListRoutes: ApiRoutes = async (server, { services: { database, outbox } }) => {
  server.get(
    '/desk/requests',
    { config, schema: { tags, summary: 'List contact requests', querystring: Query } },
    async (request) => {
      const { pageSize, ...query } = request.query
      const reader = requireSession(request)
      const asked = readListQuery(query, reader.account)
      const page = await readRequestPage(database, { ...asked, pageSize, reader })
      const pagination = {
        pageSize,
        next: page.hasNext ? cursorOf(page.requests.at(-1), asked.sort, false) : null,
        previous: page.hasPrevious ? cursorOf(page.requests[0], asked.sort, true) : null,
      }
      return { success: true, result: { requestList: page.requests.map(toSummary), pagination } }
    },
  )

  server.get(
    '/desk/counts',
    {
      config,
      schema: {
        tags,
        summary: 'How many requests each state has, how many are unread, and whether mails can be sent',
        querystring: Lang,
      },
    },
    async (request) => ({
      success: true,
      result: { counts: await countRequests(database, requireSession(request)), mail: outbox.isOpen },
    }),
  )

  server.post(
    '/desk/read',
    { config, schema: { tags, summary: 'Mark all requests as read', body: Type.Optional(Lang) } },
    async (request) => {
      await markAllRead(database, requireSession(request).account_id)
      return { success: true }
    },
  )

  server.get(
    '/desk/assignees',
    { config, schema: { tags, summary: 'Who may be in charge of a request', querystring: Lang } },
    async () => ({
      success: true,
      result: { assignees: await listAccountsWith(database, rolesWith('change requests')) },
    }),
  )
}

function cursorOf(row: ListedRow | undefined, { column }: RequestSort, isBefore: boolean): string | null {
  return row ? writeCursor({ value: row[column], id: row.id, isBefore }) : null
}
