import type { Database } from './open-database.ts'
import { retryLost } from './retry-lost.ts'
import type { AttachmentRow, RequestRow } from './tables.ts'

export type Attachment = Omit<AttachmentRow, 'request_id' | 'position'>
/** A request to be stored. */
export type NewRequest = Omit<RequestRow, 'forgetting_at' | 'forgotten_at'> & { attachments: readonly Attachment[] }
export type StoredRequest = RequestRow & { attachments: Attachment[] }

/** The receipt of a request for the caller. */
export type Receipt = Pick<RequestRow, 'id' | 'received_at'>

/** Finds the request with an idempotency key. */
export function findReceipt(database: Database, idempotencyKey: string): Promise<Receipt | undefined> {
  return retryLost(() =>
    database
      .selectFrom('requests')
      .select(['id', 'received_at'])
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst(),
  )
}

/** Stores a request with its attachments. Returns false if its key is stored already. */
export async function addRequest(transaction: Database, { attachments, ...request }: NewRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('requests')
    .values({ ...request, forgetting_at: null, forgotten_at: null })
    // The id is unique to this request: if it exists, the request was stored before and its response was lost.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(numInsertedOrUpdatedRows) === 0) return false
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

/**
 * Marks a request for erasure and deletes its mails. From now on it does not count as a user of its files. Returns
 * whether there is such a request.
 */
export function beginForgetting(database: Database, id: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('requests')
      .set({ forgetting_at: Date.now() })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await transaction.deleteFrom('outbox').where('request_id', '=', id).execute()
    return true
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

const ERASED = { subject: '', details: '', name: '', phone: '', email: '', company: '' }

/** Erases the personal data of a request once its files are removed. */
export function finishForgetting(database: Database, id: string): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('requests')
      .set({ ...ERASED, forgotten_at: Date.now() })
      .where('id', '=', id)
      .execute()
    await transaction.deleteFrom('attachments').where('request_id', '=', id).execute()
  })
}
