import type { ExpressionBuilder } from 'kysely'
import type { Database } from './open-database.ts'
import type { ReadRow, Tables } from './tables.ts'

/** Older requests count as read: this limits the search. */
const UNREAD_MS = 30 * 24 * 60 * 60 * 1000

/** The reading account. */
export type Reader = { account_id: string; read_before: number }

/** Remembers which version of a request an account has seen. */
export async function markRead(database: Database, read: ReadRow): Promise<void> {
  await database
    .insertInto('request_reads')
    .values(read)
    .onConflict((conflict) => conflict.columns(['account_id', 'request_id']).doUpdateSet({ version: read.version }))
    .execute()
}

/** Marks all that there is as read. */
export async function markAllRead(database: Database, accountId: string, now = Date.now()): Promise<void> {
  await database.updateTable('accounts').set({ read_before: now }).where('id', '=', accountId).execute()
}

/**
 * The condition that a request waits to be read: it came or was changed within a month, is not unwanted, and its version
 * was not seen.
 */
export function isUnread(row: ExpressionBuilder<Tables, 'requests'>, { account_id, read_before }: Reader) {
  return row.and([
    row('requests.changed_at', '>', Math.max(read_before, Date.now() - UNREAD_MS)),
    row('requests.state', '<>', 'unwanted'),
    row('requests.forgetting_at', 'is', null),
    row.not(
      row.exists(
        row
          .selectFrom('request_reads')
          .select('request_reads.version')
          .where('account_id', '=', account_id)
          .whereRef('request_id', '=', 'requests.id')
          .whereRef('request_reads.version', '>=', 'requests.version'),
      ),
    ),
  ])
}
