import { randomUUID } from 'node:crypto'
import { rolesWith } from '../access.ts'
import { addEntries, addKeyedEntry, type NewEntry } from './history.ts'
import type { Database } from './open-database.ts'
import { markRead } from './request-reads.ts'
import { addToSearch, SEARCHED } from './request-search.ts'
import { retryLostConnection } from './retry-lost-connection.ts'
import type { AnswerRow, RequestRow, RequestState } from './tables.ts'

/** A change of a request by an account, in one step. */
export type RequestChange = {
  state?: RequestState | undefined
  person?: string | null | undefined
  /** One of the two; `id` is the caller's: the same one again stores nothing twice. */
  note?: { id: string; text: string }
  answer?: Pick<AnswerRow, 'id' | 'language' | 'subject' | 'body'>
}

type By = { account: string; account_id: string }

/**
 * `conflict`: others have changed it since that version. `erased`: it cannot be changed any more. `nobody`: the person
 * cannot be in charge. `taken`: the id of the note or answer belongs to another one.
 */
export type ChangeOutcome = 'changed' | 'missing' | 'conflict' | 'erased' | 'nobody' | 'taken'

/**
 * Changes a request with an entry of history for each change, all or nothing, if it still has the version that the
 * caller saw. Without a version it is changed whatever others did.
 */
export function changeRequest(
  database: Database,
  id: string,
  { by, version, change }: { by: By; version?: number; change: RequestChange },
): Promise<ChangeOutcome> {
  // Done again after a lost answer, it is recognised as done.
  return retryLostConnection(() =>
    database.transaction().execute(async (transaction) => {
      const row = await lockRequest(transaction, id)
      if (!row) return 'missing'
      const before = await findEntry(transaction, change.note?.id ?? change.answer?.id)
      if (before && before.request_id === id && before.account === by.account && isSame(before, change))
        return 'changed'
      if (row.forgetting_at !== null) return 'erased'
      if (before) return 'taken'
      if (version !== undefined && version !== row.version)
        return (await isDone(transaction, row, version, by, change)) ? 'changed' : 'conflict'
      if (typeof change.person === 'string' && !(await mayBeInCharge(transaction, change.person))) return 'nobody'
      return (await write(transaction, row, by, change)) ? 'changed' : 'taken'
    }),
  )
}

type Locked = Pick<RequestRow, (typeof SEARCHED)[number] | 'state' | 'person' | 'version' | 'forgetting_at'>

/** Rewrites the row unchanged: this locks it until the end of the transaction. */
function lockRequest(transaction: Database, id: string): Promise<Locked | undefined> {
  return transaction
    .updateTable('requests')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returning([...SEARCHED, 'state', 'person', 'version', 'forgetting_at'])
    .executeTakeFirst()
}

function findEntry(transaction: Database, id: string | undefined) {
  if (id === undefined) return undefined
  return transaction
    .selectFrom('history')
    .leftJoin('answers', 'answers.id', 'history.id')
    .select(['history.request_id', 'account', 'text', 'language', 'subject', 'body'])
    .where('history.id', '=', id)
    .executeTakeFirst()
}

type Before = { text: string | null } & { [Field in 'language' | 'subject' | 'body']: AnswerRow[Field] | null }

/** Returns whether an entry is the note or answer of a change: under an id that was used, another text is not stored. */
function isSame(before: Before, { note, answer }: RequestChange): boolean {
  if (note) return before.text === note.text
  return answer?.language === before.language && answer.subject === before.subject && answer.body === before.body
}

/** Returns whether a change was stored before, and nobody else has changed the request since. */
async function isDone(
  transaction: Database,
  row: Locked,
  version: number,
  { account }: By,
  { state = row.state, person = row.person, answer }: RequestChange,
): Promise<boolean> {
  if (answer || state !== row.state || person !== row.person || version > row.version) return false
  const others = await transaction
    .selectFrom('history')
    .select('id')
    .where('request_id', '=', row.id)
    .where('version', '>', version)
    .where((entry) => entry.or([entry('account', '<>', account), entry('account', 'is', null)]))
    .executeTakeFirst()
  return others === undefined
}

async function mayBeInCharge(transaction: Database, account: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('account', '=', account)
    .where('role', 'in', rolesWith('change requests'))
    .executeTakeFirst()
  return found !== undefined
}

/** Returns whether it was written: nothing is if another request has got the id of the note or answer meanwhile. */
async function write(
  transaction: Database,
  row: Locked,
  { account, account_id }: By,
  { state = row.state, person = row.person, note, answer }: RequestChange,
): Promise<boolean> {
  const now = Date.now()
  const entry = { request_id: row.id, at: now, account, version: row.version + 1 }
  const keyed: NewEntry | undefined = note
    ? { ...entry, id: note.id, kind: 'note', text: note.text }
    : answer && { ...entry, id: answer.id, kind: 'answer' }
  if (keyed && !(await addKeyedEntry(transaction, keyed))) return false
  const entries: NewEntry[] = []
  if (state !== row.state)
    entries.push({ ...entry, id: randomUUID(), kind: 'state', from_value: row.state, to_value: state })
  if (person !== row.person)
    entries.push({ ...entry, id: randomUUID(), kind: 'person', from_value: row.person, to_value: person })
  if (!keyed && entries.length === 0) return true
  // An earlier version may have stored it without.
  await addToSearch(transaction, row)
  await addEntries(transaction, entries)
  if (answer) await addAnswer(transaction, row.id, answer, now)
  const version = row.version + 1
  await transaction
    .updateTable('requests')
    .set({ state, person, version, changed_at: now })
    .where('id', '=', row.id)
    .execute()
  // The author of a change has seen the request.
  await markRead(transaction, { account_id, request_id: row.id, version })
  return true
}

async function addAnswer(
  transaction: Database,
  requestId: string,
  answer: NonNullable<RequestChange['answer']>,
  now: number,
): Promise<void> {
  const queued = { created_at: now, due_at: now, attempts: 0, claimed_until: 0, sent_at: null, failed_at: null }
  await transaction
    .insertInto('answers')
    .values({ ...queued, ...answer, request_id: requestId })
    .execute()
}
