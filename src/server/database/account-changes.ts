import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './open-database.ts'
import type { AccountChangeRow } from './tables.ts'

/** Adds an entry, within the transaction of the change. */
export async function addAccountChange(
  transaction: Database,
  change: Pick<AccountChangeRow, 'actor' | 'account' | 'kind'> & Partial<AccountChangeRow>,
): Promise<void> {
  await transaction
    .insertInto('account_changes')
    .values({ id: randomUUID(), at: Date.now(), from_value: null, to_value: null, ...change })
    .execute()
}

/** Lists entries, the newest first: all, or `limit` of those that come after the entry `after` in this order. */
export function listAccountChanges(
  database: Database,
  { limit, after }: { limit?: number; after?: string | undefined } = {},
): Promise<AccountChangeRow[]> {
  let query = database.selectFrom('account_changes').selectAll().orderBy('at', 'desc').orderBy('id', 'desc')
  if (limit !== undefined) query = query.limit(limit)
  if (after !== undefined)
    query = query.where(sql<boolean>`(at, id) < (select at, id from account_changes where id = ${after})`)
  return query.execute()
}

/** Removes entries from before a time. */
export async function removeAccountChangesBefore(database: Database, time: number): Promise<void> {
  await database.deleteFrom('account_changes').where('at', '<', time).execute()
}
