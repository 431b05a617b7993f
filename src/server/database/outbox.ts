import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { CLOCK_SKEW_MS } from '../clock-skew.ts'
import type { Database } from './open-database.ts'
import type { MailRow, Tables } from './tables.ts'

/** Adds mails about a request to the outbox, within the transaction that stores the request. */
export async function addMails(
  transaction: Database,
  requestId: string,
  kinds: readonly MailRow['kind'][],
  now: number,
): Promise<void> {
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
    .values(kinds.map((kind) => ({ ...mail, id: randomUUID(), kind })))
    .execute()
}

/**
 * Claims the mail that has been due for longest, for this process, for `claimMs`. A time further in the future than
 * `longestMs` was written with a wrong clock, and counts as past.
 */
export function claimMail(
  database: Database,
  { now, claimMs, longestMs }: { now: number; claimMs: number; longestMs: number },
): Promise<MailRow | undefined> {
  const isFree = (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.or([row('claimed_until', '<=', now), row('claimed_until', '>', now + claimMs + CLOCK_SKEW_MS)])
  return (
    database
      .updateTable('outbox')
      .set((row) => ({ claimed_until: now + claimMs, attempts: row('attempts', '+', 1) }))
      .where('id', '=', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where((row) => row.or([row('due_at', '<=', now), row('due_at', '>', now + longestMs + CLOCK_SKEW_MS)]))
          .where(isFree)
          .orderBy('due_at')
          .limit(1),
      )
      // Checked again: on PostgreSQL another process may have claimed it between the two statements.
      .where(isFree)
      .where('sent_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
  )
}

/** Counts the mails that are not sent yet and those that were given up. The oldest unsent one was added `oldestSeconds` ago. */
export async function countMails(
  database: Database,
  now = Date.now(),
): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
  const count = (isFailed: boolean) =>
    database
      .selectFrom('outbox')
      .select((row) => [row.fn.countAll<number>().as('mails'), row.fn.min('created_at').as('oldest')])
      .where('sent_at', 'is', null)
      .where('failed_at', isFailed ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow()
  const [waiting, failed] = await Promise.all([count(false), count(true)])
  const oldestSeconds = waiting.mails > 0 ? Math.max(0, now - waiting.oldest) / 1000 : 0
  return { waiting: waiting.mails, failed: failed.mails, oldestSeconds }
}

/** Updates a mail. */
export async function updateMail(
  database: Database,
  id: string,
  change: Partial<Pick<MailRow, 'claimed_until' | 'due_at' | 'sent_at' | 'failed_at'>>,
): Promise<void> {
  await database.updateTable('outbox').set(change).where('id', '=', id).execute()
}
