import { REQUEST_TYPES, type RequestType } from '../../web/features/contact/request-limits.ts'
import { isAccountName, NOBODY, normaliseAccount } from '../account-name.ts'
import { cleanLine } from '../clean-text.ts'
import type { RequestFilter, RequestPlace, RequestSort } from '../database/request-pages.ts'
import { REQUEST_STATES, type RequestState } from '../database/tables.ts'
import { HttpError, type Message } from '../http-error.ts'

/** The query of the list, as it is sent. */
export type ListQuery = {
  state?: string
  kind?: string
  person?: string
  from?: string
  to?: string
  q?: string
  unread?: boolean
  sort?: string
  cursor?: string
}

export const SORTS: Record<string, RequestSort> = {
  '-received': { column: 'received_at', isDescending: true },
  received: { column: 'received_at', isDescending: false },
  '-changed': { column: 'changed_at', isDescending: true },
  changed: { column: 'changed_at', isDescending: false },
}
const DEFAULT_SORT: RequestSort = { column: 'received_at', isDescending: true }
const DAY_MS = 24 * 60 * 60 * 1000

/** Reads the query of the list. Throws an HttpError with all fields that are not valid. */
export function readListQuery(query: ListQuery, account: string) {
  const faults: Record<string, Message> = {}
  const read = <Value>(field: keyof ListQuery, parse: (text: string) => Value | undefined, message: Message) => {
    const text = query[field]
    if (typeof text !== 'string' || text === '') return undefined
    const value = parse(text)
    if (value === undefined) faults[field] = message
    return value
  }
  const day: Message = (t) => t('api:desk.invalid.day')
  const from = read('from', readDay, day)
  const to = read('to', readDay, day)
  const filter: RequestFilter = {
    states: read('state', readStates, (t) => t('api:desk.invalid.state')) ?? WANTED,
    ...definedOf({
      kinds: read('kind', readKinds, (t) => t('api:desk.invalid.kind')),
      person: readPerson(query.person, account, faults),
      from,
      until: to === undefined ? undefined : to + DAY_MS,
      q: cleanLine(query.q ?? '').trim() || undefined,
    }),
    unread: query.unread ?? false,
  }
  const sort =
    read(
      'sort',
      // Not what every object has: `constructor`.
      (name) => (Object.hasOwn(SORTS, name) ? SORTS[name] : undefined),
      (t) => t('api:invalid.sort'),
    ) ?? DEFAULT_SORT
  const place = read('cursor', readCursor, (t) => t('api:desk.invalid.cursor'))
  const [first] = Object.values(faults)
  if (first) throw new HttpError(400, first, { fields: faults })
  return { filter, sort, place }
}

const WANTED = REQUEST_STATES.filter((state) => state !== 'unwanted')

function readStates(text: string): readonly RequestState[] | undefined {
  return text === 'all' ? REQUEST_STATES : readList(text, REQUEST_STATES)
}

function readKinds(text: string): readonly RequestType[] | undefined {
  return readList(text, REQUEST_TYPES)
}

function readList<Value extends string>(text: string, known: readonly Value[]): Value[] | undefined {
  const asked = text.split(',')
  const found = known.filter((value) => asked.includes(value))
  return found.length === new Set(asked).size ? found : undefined
}

function readPerson(text: string | undefined, own: string, faults: Record<string, Message>): string | null | undefined {
  if (!text) return undefined
  if (text === NOBODY) return null
  const account = text === 'me' ? own : normaliseAccount(text)
  if (isAccountName(account)) return account
  faults.person = (t) => t('api:desk.invalid.person')
  return undefined
}

/** Returns when a day begins in Taipei. */
function readDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00+08:00`)
  // A day that the calendar does not have is another one, or none.
  const isDay = !Number.isNaN(time) && new Date(Date.parse(`${text}T00:00:00Z`)).toISOString().startsWith(text)
  return isDay ? time : undefined
}

/** Returns the text that stands for a place in a list. */
export function writeCursor({ value, id, isBefore }: RequestPlace): string {
  return Buffer.from(JSON.stringify([isBefore ? 'p' : 'n', value, id])).toString('base64url')
}

function readCursor(text: string): RequestPlace | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (!Array.isArray(place)) return undefined
    const [direction, value, id]: unknown[] = place
    const isKnown = direction === 'p' || direction === 'n'
    if (!isKnown || !Number.isSafeInteger(value) || typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id))
      return undefined
    return { isBefore: direction === 'p', value: Number(value), id }
  } catch {
    return undefined
  }
}

function definedOf<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> }
}
