import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Selectable } from 'kysely'
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

/** The tables that mails are sent from. */
export const QUEUES = ['outbox', 'answers'] as const
export type Queue = (typeof QUEUES)[number]

/** Both tables have the columns that are used here. */
const asOutbox = (queue: Queue) => queue as 'outbox'

/**
 * Claims the mail that has been due for longest, for this process, for `claimMs`. A time further in the future than
 * `longestMs` was written with a wrong clock, and counts as past.
 */
export function claimMail<From extends Queue>(
  database: Database,
  queue: From,
  { now, claimMs, longestMs }: { now: number; claimMs: number; longestMs: number },
): Promise<Selectable<Tables[From]> | undefined> {
  const table = asOutbox(queue)
  const isFree = (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.or([row('claimed_until', '<=', now), row('claimed_until', '>', now + claimMs + CLOCK_SKEW_MS)])
  return (
    database
      .updateTable(table)
      .set((row) => ({ claimed_until: now + claimMs, attempts: row('attempts', '+', 1) }))
      .where('id', '=', (query) =>
        query
          .selectFrom(table)
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
      .executeTakeFirst() as Promise<Selectable<Tables[From]> | undefined>
  )
}

/** Counts the mails that are not sent yet and those that were given up. The oldest unsent one was added `oldestSeconds` ago. */
export async function countMails(
  database: Database,
  now = Date.now(),
): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
  const count = (queue: Queue, isFailed: boolean) =>
    database
      .selectFrom(asOutbox(queue))
      .select((row) => [row.fn.countAll<number>().as('mails'), row.fn.min('created_at').as('oldest')])
      .where('sent_at', 'is', null)
      .where('failed_at', isFailed ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow()
  const waiting = await Promise.all(QUEUES.map((queue) => count(queue, false)))
  const failed = await Promise.all(QUEUES.map((queue) => count(queue, true)))
  const oldest = waiting.filter(({ mails }) => mails > 0).map((queue) => queue.oldest)
  return {
    waiting: sum(waiting.map(({ mails }) => mails)),
    failed: sum(failed.map(({ mails }) => mails)),
    oldestSeconds: Math.max(0, ...oldest.map((time) => now - time)) / 1000,
  }
}

/** Lists the program's mails about a request. */
export function listMails(database: Database, requestId: string): Promise<MailRow[]> {
  return database.selectFrom('outbox').selectAll().where('request_id', '=', requestId).orderBy('created_at').execute()
}

/** Updates a mail. */
export async function updateMail(
  database: Database,
  queue: Queue,
  id: string,
  change: Partial<Pick<MailRow, 'claimed_until' | 'due_at' | 'sent_at' | 'failed_at'>>,
): Promise<void> {
  await database.updateTable(asOutbox(queue)).set(change).where('id', '=', id).execute()
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
