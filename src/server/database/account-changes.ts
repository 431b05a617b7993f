import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { STRANGERS_EVENTS } from '../account-events.ts'
import type { AccountEvent } from '../../web/features/staff/desk/account-events.ts'
import { CLOCK_SKEW_MS } from '../clock-skew.ts'
import { sha256 } from '../tokens.ts'
import type { Database } from './open-database.ts'
import type { AccountChangeRow } from './tables.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/**
 * Entries a day of each kind and account that strangers cause: a flood of one account hides nothing of another. Further ones of an
 * hour are one entry, without network.
 */
export const MAX_STRANGERS_A_DAY = 50
/** The same length as that of a UUID. */
const ID_LENGTH = 36

/** Adds an entry, within the transaction of the change. */
export async function addAccountChange(
  transaction: Database,
  change: Pick<AccountChangeRow, 'actor' | 'account' | 'kind'> & Partial<AccountChangeRow>,
): Promise<void> {
  const nothing = { from_value: null, to_value: null, network: null, last_at: null }
  await transaction
    .insertInto('account_changes')
    .values({ id: randomUUID(), at: Date.now(), ...nothing, count: 1, ...change })
    .execute()
}

/** An event that may happen often. '' stands for nobody known. */
type Event = Pick<AccountChangeRow, 'actor' | 'account' | 'kind'> &
  Partial<Pick<AccountChangeRow, 'to_value' | 'network'>>

/** Notes an event; those alike of an hour are one entry, with their number. */
export async function noteEvent(database: Database, event: Event, now = Date.now()): Promise<void> {
  const isFlood =
    STRANGERS_EVENTS.includes(event.kind) && (await countToday(database, event, now)) >= MAX_STRANGERS_A_DAY
  const noted = isFlood ? { kind: event.kind, actor: '', account: event.account } : event
  await database
    .insertInto('account_changes')
    .values({
      from_value: null,
      to_value: null,
      network: null,
      ...noted,
      id: idOf(noted, now),
      at: now,
      count: 1,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ count: row('account_changes.count', '+', 1), last_at: now })),
    )
    .execute()
}

async function countToday(database: Database, { kind, account }: Event, now: number): Promise<number> {
  const { entries } = await database
    .selectFrom('account_changes')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('kind', '=', kind)
    .where('account', '=', account)
    .where('at', '>', now - DAY_MS)
    .where('at', '<=', now + CLOCK_SKEW_MS)
    .executeTakeFirstOrThrow()
  return entries
}

/** The same for all that is alike of an hour, whichever process notes it. */
function idOf({ kind, actor, account, network = null, to_value = null }: Event, now: number): string {
  return sha256(JSON.stringify([kind, actor, account, network, to_value, Math.floor(now / HOUR_MS)])).slice(
    0,
    ID_LENGTH,
  )
}

type Query = {
  limit?: number
  after?: string | undefined
  /** The account that did it, or that it was done to. */
  account?: string | undefined
  kind?: AccountEvent | undefined
}

/** Lists entries, the newest first: all, or `limit` of those that come after the entry `after` in this order. */
export function listAccountChanges(
  database: Database,
  { limit, after, account, kind }: Query = {},
): Promise<AccountChangeRow[]> {
  let query = database.selectFrom('account_changes').selectAll().orderBy('at', 'desc').orderBy('id', 'desc')
  if (account !== undefined)
    query = query.where((row) => row.or([row('account', '=', account), row('actor', '=', account)]))
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (limit !== undefined) query = query.limit(limit)
  if (after !== undefined)
    query = query.where(sql<boolean>`(at, id) < (select at, id from account_changes where id = ${after})`)
  return query.execute()
}

/** Removes entries from before a time. */
export async function removeAccountChangesBefore(database: Database, time: number): Promise<void> {
  await database.deleteFrom('account_changes').where('at', '<', time).execute()
}
