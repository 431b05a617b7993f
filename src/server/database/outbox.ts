import { randomUUID } from 'node:crypto'
import type { Database } from './open-database.ts'
import type { MailRow } from './tables.ts'

/** Puts the mails about a request into the outbox, within the transaction that stores the request. */
export async function addMails(transaction: Database, requestId: string, now: number): Promise<void> {
  const mail = {
    request_id: requestId,
    created_at: now,
    due_at: now,
    attempts: 0,
    claimed_until: 0,
    sent_at: null,
    failed_at: null,
  }
  await transaction
    .insertInto('outbox')
    .values([
      { ...mail, id: randomUUID(), kind: 'desk' },
      { ...mail, id: randomUUID(), kind: 'receipt' },
    ])
    .execute()
}

/** Claims the mail that is due for longest, for this process alone until `claimedUntil`. */
export function claimMail(database: Database, now: number, claimedUntil: number): Promise<MailRow | undefined> {
  return (
    database
      .updateTable('outbox')
      .set((row) => ({ claimed_until: claimedUntil, attempts: row('attempts', '+', 1) }))
      .where('id', '=', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('due_at', '<=', now)
          .where('claimed_until', '<=', now)
          .orderBy('due_at')
          .limit(1),
      )
      // Asked again: on PostgreSQL another process may have claimed it between the two.
      .where('claimed_until', '<=', now)
      .where('sent_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
  )
}

/** Changes what is known of a mail. */
export async function updateMail(
  database: Database,
  id: string,
  change: Partial<Pick<MailRow, 'claimed_until' | 'due_at' | 'sent_at' | 'failed_at'>>,
): Promise<void> {
  await database.updateTable('outbox').set(change).where('id', '=', id).execute()
}
