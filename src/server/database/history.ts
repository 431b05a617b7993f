import type { Database } from './open-database.ts'
import type { AnswerRow, HistoryRow } from './tables.ts'

/** Looks of one account at one request within this time are one entry. */
const LOOK_MS = 30 * 60 * 1000

/** An entry with the mail that it is about. */
export type StoredEntry = HistoryRow &
  Pick<
    { [Field in keyof AnswerRow]: AnswerRow[Field] | null },
    'language' | 'subject' | 'body' | 'sent_at' | 'failed_at'
  >

/** A new entry; missing values are null. */
export type NewEntry = Pick<HistoryRow, 'id' | 'request_id' | 'at' | 'account' | 'kind'> & Partial<HistoryRow>

/** Adds entries, within the transaction of what they are about. */
export async function addEntries(transaction: Database, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  await transaction.insertInto('history').values(entries.map(toRow)).execute()
}

/**
 * Adds an entry whose id is a caller's, and returns whether it was added: another transaction may have taken the id, which
 * PostgreSQL shows only once that is committed.
 */
export async function addKeyedEntry(transaction: Database, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('history')
    .values(toRow(entry))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

function toRow(entry: NewEntry): HistoryRow {
  const nothing = { version: null, from_value: null, to_value: null, text: null }
  return { ...nothing, last_at: entry.at, count: 1, ...entry }
}

type Look = {
  requestId: string
  account: string
  kind: 'viewed' | 'downloaded' | 'exported'
  /** The file that was looked at. */
  file?: { position: number; name: string }
  /** Whether a screen reads again what it shows already: not another look, but noted if none is. */
  isAgain?: boolean
}

/** Notes that somebody looked at a request. */
export async function recordRequestView(
  database: Database,
  { requestId, account, kind, file, isAgain = false }: Look,
  now = Date.now(),
): Promise<void> {
  // Without the file's name, which is erased with the person.
  const id = [requestId, kind, account, Math.floor(now / LOOK_MS), file?.position ?? ''].join('|')
  const look = { id, request_id: requestId, account, kind, text: file?.name ?? null, at: now, last_at: now, count: 1 }
  await database
    .insertInto('history')
    .values({ ...look, version: null, from_value: null, to_value: null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ count: row('history.count', '+', isAgain ? 0 : 1), last_at: now })),
    )
    .execute()
}

/** Lists the history of a request, the oldest entry first. */
export function listHistory(database: Database, requestId: string): Promise<StoredEntry[]> {
  return database
    .selectFrom('history')
    .leftJoin('answers', 'answers.id', 'history.id')
    .selectAll('history')
    .select(['language', 'subject', 'body', 'sent_at', 'failed_at'])
    .where('history.request_id', '=', requestId)
    .orderBy('at')
    .orderBy('version')
    .orderBy('history.id')
    .execute()
}
