import { fromBackendLocale } from '../backend-locale.ts'
import type { StoredEntry } from '../database/history.ts'
import type { ListedRow } from '../database/request-pages.ts'
import type { StoredRequest } from '../database/requests.ts'

/** Returns a time of the database as callers get it. */
export function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

/** Returns what the list says of a request. */
export function toSummary(row: ListedRow) {
  const { id, version, state, person, type, received_at, changed_at, locale, name, company, subject, email } = row
  const { suspicion, files, unread, forgetting_at, forgotten_at } = row
  return {
    number: id,
    version,
    state,
    person,
    kind: type,
    receivedAt: toTime(received_at),
    changedAt: toTime(changed_at || received_at),
    language: fromBackendLocale(locale),
    name,
    company,
    subject,
    email,
    suspicion,
    files,
    unread,
    erased: forgotten_at !== null ? ('yes' as const) : forgetting_at !== null ? ('pending' as const) : ('no' as const),
  }
}

/** Returns all of a request. */
export function toDetail(request: StoredRequest, entries: readonly StoredEntry[], unread: boolean) {
  const { phone, details, attachments } = request
  return {
    ...toSummary({ ...request, files: attachments.length, unread }),
    phone,
    details,
    attachments: attachments.map(({ file_name, kind, size }, position) => ({ position, name: file_name, kind, size })),
    history: [receiptOf(request), ...entries.map(toEntry)],
  }
}

/** Returns an entry of history. */
export function toEntry(entry: StoredEntry) {
  const { id, at, account, version, kind, from_value, to_value, text, count, last_at } = entry
  return {
    id,
    at: toTime(at),
    account,
    version,
    kind,
    from: from_value,
    to: to_value,
    text,
    count,
    lastAt: toTime(last_at),
    answer: answerOf(entry),
  }
}
export type Entry = Omit<ReturnType<typeof toEntry>, 'kind'> & { kind: StoredEntry['kind'] | 'received' }

/** The first entry is not stored: it follows from the request. */
function receiptOf({ id, received_at }: StoredRequest): Entry {
  const at = toTime(received_at)
  const nothing = { account: null, from: null, to: null, text: null, answer: null }
  return { ...nothing, id: `${id}|received`, at, lastAt: at, version: 1, kind: 'received', count: 1 }
}

function answerOf({ language, subject, body, sent_at, failed_at }: StoredEntry) {
  if (language === null) return null
  const mail = sent_at !== null ? ('sent' as const) : failed_at !== null ? ('failed' as const) : ('waiting' as const)
  return { language, subject: subject ?? '', text: body ?? '', mail, sentAt: sent_at === null ? null : toTime(sent_at) }
}
