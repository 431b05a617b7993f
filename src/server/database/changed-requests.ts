import type { Database } from './open-database.ts'
import type { RequestRow } from './tables.ts'

/** More at once are not told one by one. */
const MAX_ROWS = 1000

/** The change that desks receive. */
export type ChangedRow = Pick<RequestRow, 'id' | 'version' | 'state' | 'person' | 'type' | 'received_at' | 'changed_at'>

/** Lists the newest requests that came or were changed at a time or later, the oldest change first. */
export async function listChangedSince(database: Database, time: number): Promise<ChangedRow[]> {
  const rows = await database
    .selectFrom('requests')
    .select(['id', 'version', 'state', 'person', 'type', 'received_at', 'changed_at'])
    .where('changed_at', '>=', time)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  return rows.toReversed()
}
