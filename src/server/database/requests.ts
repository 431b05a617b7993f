import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { COMMAND } from '../account-name.ts'
import { addAccountChange } from './account-changes.ts'
import { addEntries } from './history.ts'
import type { Database } from './open-database.ts'
import { mayBeAnonymised } from './retention.ts'
import { retryLostConnection } from './retry-lost-connection.ts'
import { truncateLog } from './truncate-log.ts'
import { addToSearch, containsText, foldText, forgetSearch } from './request-search.ts'
import type { AttachmentRow, RequestRow, RequestState } from './tables.ts'

export type Attachment = Omit<AttachmentRow, 'request_id' | 'position'>
/** A request to be stored. */
export type NewRequest = Omit<
  RequestRow,
  'forgetting_at' | 'forgotten_at' | 'state' | 'version' | 'person' | 'changed_at'
> & { attachments: readonly Attachment[] }
export type StoredRequest = RequestRow & { attachments: Attachment[] }

/** The receipt of a request for the caller. */
export type Receipt = Pick<RequestRow, 'id' | 'received_at'>

/** Finds the receipt and the hash of the content of the request with an idempotency key. */
export function findByKey(
  database: Database,
  idempotencyKey: string,
): Promise<(Receipt & Pick<RequestRow, 'content_hash'>) | undefined> {
  return retryLostConnection(() =>
    database
      .selectFrom('requests')
      .select(['id', 'received_at', 'content_hash'])
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst(),
  )
}

/** Stores a request with its attachments; an automatic one is unwanted. Returns false if its key is stored already. */
export async function addRequest(transaction: Database, { attachments, ...request }: NewRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('requests')
    .values({
      ...request,
      forgetting_at: null,
      forgotten_at: null,
      state: request.suspicion ? 'unwanted' : 'new',
      version: 1,
      person: null,
      changed_at: request.received_at,
    })
    // The id is unique to this request: if it exists, the request was stored before and its response was lost.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(numInsertedOrUpdatedRows) === 0) return false
  await addToSearch(transaction, request)
  const rows = attachments.map((attachment, position) => ({ ...attachment, request_id: request.id, position }))
  if (rows.length > 0) await transaction.insertInto('attachments').values(rows).execute()
  return true
}

/** Lists requests with their number of files, the newest first. */
export function listRequests(database: Database): Promise<(RequestRow & { files: number })[]> {
  return database
    .selectFrom('requests')
    .selectAll('requests')
    .select((row) =>
      row
        .selectFrom('attachments')
        .whereRef('request_id', '=', 'requests.id')
        .select(({ fn }) => fn.countAll<number>().as('files'))
        .$asScalar()
        .$notNull()
        .as('files'),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Finds the requests that came from a mail address, in any case of its letters, the oldest first. */
export async function findByEmail(database: Database, email: string): Promise<StoredRequest[]> {
  const sameEmail = sql<boolean>`lower(email) = lower(${email})`
  // SQLite folds letters of ASCII only; the searched texts of requests are folded here.
  const searched = database.selectFrom('request_search').select('request_id').where(containsText(email))
  const rows = await database
    .selectFrom('requests')
    .select(['id', 'email'])
    .where((row) => row.or([sameEmail, row('id', 'in', searched)]))
    .orderBy('received_at')
    .execute()
  const same = rows.filter((row) => foldText(row.email) === foldText(email))
  const requests = await Promise.all(same.map(({ id }) => findRequest(database, id)))
  return requests.filter((request) => request !== undefined)
}

/** Finds a request with its attachments. */
export async function findRequest(database: Database, id: string): Promise<StoredRequest | undefined> {
  const request = await database.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst()
  if (!request) return undefined
  const attachments = await database
    .selectFrom('attachments')
    .select(['file_name', 'kind', 'size', 'hash'])
    .where('request_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...request, attachments }
}

/** Why a request is erased; the account is null for the retention job and for commands on the host. */
export type Erasure = { kind: 'erased' | 'anonymised'; account: string | null; reason: string | null }

/**
 * Marks a request for erasure, notes why in its history, and drops its unsent mails. From now on it does not count as a
 * user of its files. One that is open is not anonymised. Returns whether it was marked now; undefined if there is no such
 * request.
 */
export function beginForgetting(
  database: Database,
  id: string,
  { kind, account, reason }: Erasure,
): Promise<'now' | 'not now' | undefined> {
  return database.transaction().execute(async (transaction) => {
    const now = Date.now()
    const marked = await transaction
      .updateTable('requests')
      .set((row) => ({ forgetting_at: now, changed_at: now, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('forgetting_at', 'is', null)
      // The job has listed it before: it may have been opened again since.
      .$if(kind === 'anonymised', (query) => query.where((row) => mayBeAnonymised(row, now)))
      .returning('version')
      .executeTakeFirst()
    if (!marked) {
      const found = await transaction.selectFrom('requests').select('id').where('id', '=', id).executeTakeFirst()
      return found && 'not now'
    }
    const entry = { id: randomUUID(), request_id: id, at: now, version: marked.version }
    await addEntries(transaction, [{ ...entry, kind, account, text: reason }])
    if (kind === 'erased')
      await addAccountChange(transaction, { actor: account ?? COMMAND, account: '', kind, to_value: id })
    await transaction.deleteFrom('outbox').where('request_id', '=', id).execute()
    await transaction
      .updateTable('answers')
      .set({ failed_at: now })
      .where('request_id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
    return 'now'
  })
}

/** Lists marked requests that are not erased yet. */
export async function listForgetting(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('requests')
    .select('id')
    .where('forgetting_at', 'is not', null)
    .where('forgotten_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

const ERASED = { subject: '', details: '', name: '', phone: '', email: '', company: '', content_hash: null }

/**
 * Erases the personal data of a request once its files are removed. The authors, actions and times stay; the request is
 * closed.
 */
export async function finishForgetting(database: Database, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const now = Date.now()
    const erased = await transaction
      .updateTable('requests')
      .set((row) => ({
        ...ERASED,
        forgotten_at: now,
        changed_at: now,
        version: row('version', '+', 1),
        state: sql<RequestState>`case state when 'unwanted' then state else 'closed' end`,
      }))
      .where('id', '=', id)
      .where('forgotten_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!erased) return
    await transaction.deleteFrom('attachments').where('request_id', '=', id).execute()
    await transaction.updateTable('answers').set({ subject: '', body: '' }).where('request_id', '=', id).execute()
    await transaction
      .updateTable('history')
      .set({ text: '' })
      .where('request_id', '=', id)
      .where('kind', 'in', ['note', 'downloaded'])
      .execute()
    await forgetSearch(transaction, id)
  })
  await truncateLog(database)
}
