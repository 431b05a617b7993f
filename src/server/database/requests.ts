import type { Database } from './open-database.ts'
import type { AttachmentRow, RequestRow } from './tables.ts'

export type Attachment = Omit<AttachmentRow, 'request_id' | 'position'>
/** A request as it is written down. */
export type NewRequest = Omit<RequestRow, 'forgotten_at'> & { attachments: readonly Attachment[] }
export type StoredRequest = RequestRow & { attachments: Attachment[] }

/** What a caller is told of a request. */
export type Receipt = Pick<RequestRow, 'id' | 'received_at'>

/** Finds the request that was made with a key. */
export function findReceipt(database: Database, idempotencyKey: string): Promise<Receipt | undefined> {
  return database
    .selectFrom('requests')
    .select(['id', 'received_at'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

/** Writes a request down with its attachments. Tells whether it did: not when its key is known already. */
export async function addRequest(transaction: Database, { attachments, ...request }: NewRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('requests')
    .values({ ...request, forgotten_at: null })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst()
  if (Number(numInsertedOrUpdatedRows) === 0) return false
  const rows = attachments.map((attachment, position) => ({ ...attachment, request_id: request.id, position }))
  if (rows.length > 0) await transaction.insertInto('attachments').values(rows).execute()
  return true
}

/** Lists requests with how many files they have, the newest first. */
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

const ERASED = { subject: '', details: '', name: '', phone: '', email: '', company: '' }

/**
 * Erases who wrote a request and what, with its attachments and the mails about it. Returns the hashes of contents that no
 * request has any more, or undefined when there is no such request.
 */
export function eraseRequest(database: Database, id: string): Promise<string[] | undefined> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('requests')
      .set({ ...ERASED, forgotten_at: Date.now() })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
    await transaction.deleteFrom('outbox').where('request_id', '=', id).execute()
    const removed = await transaction.deleteFrom('attachments').where('request_id', '=', id).returning('hash').execute()
    const hashes = [...new Set(removed.map(({ hash }) => hash))]
    const used = new Set(await findUsedHashes(transaction, hashes))
    return hashes.filter((hash) => !used.has(hash))
  })
}

/** Picks out of some contents those that a request has. */
export async function findUsedHashes(database: Database, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await database.selectFrom('attachments').select('hash').distinct().where('hash', 'in', hashes).execute()
  return rows.map(({ hash }) => hash)
}
