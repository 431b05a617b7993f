import { randomUUID } from 'node:crypto'
import type { Locale } from '../../base/i18n/locale.ts'
import type { Role } from '../access.ts'
import { COMMAND } from '../account-name.ts'
import { addAccountChange, noteEvent } from './account-changes.ts'
import { addEntries } from './history.ts'
import type { Database } from './open-database.ts'
import type { AccountRow } from './tables.ts'

/** An account with the number of its logins, and of its second factors: one or none. */
export type PersonRow = Pick<AccountRow, 'account' | 'role' | 'language' | 'created_at'> & {
  sessions: number
  factors: number
}

/** `last`: it is the last admin, and nothing was changed. */
export type PersonOutcome = 'done' | 'missing' | 'last'

const AT_ONCE = 500

/** Lists accounts by name. */
export function listPeople(database: Database): Promise<PersonRow[]> {
  return database
    .selectFrom('accounts')
    .select(['account', 'role', 'language', 'created_at'])
    .select((row) =>
      row
        .selectFrom('sessions')
        .whereRef('account_id', '=', 'accounts.id')
        .select(({ fn }) => fn.countAll<number>().as('sessions'))
        .$asScalar()
        .$notNull()
        .as('sessions'),
    )
    .select((row) =>
      row
        .selectFrom('second_factors')
        .whereRef('account_id', '=', 'accounts.id')
        .where('confirmed_at', 'is not', null)
        .select(({ fn }) => fn.countAll<number>().as('factors'))
        .$asScalar()
        .$notNull()
        .as('factors'),
    )
    .orderBy('account')
    .execute()
}

/** Changes the role or the language of an account. A viewer is in charge of nothing. */
export function changePerson(
  database: Database,
  account: string,
  { role, language, by }: { role?: Role | undefined; language?: Locale | undefined; by: string },
): Promise<PersonOutcome> {
  return database.transaction().execute(async (transaction) => {
    if (role !== undefined && role !== 'admin' && (await isLastAdmin(transaction, account))) return 'last'
    // Rewrites the role unchanged, which locks the row: the one that is read is the one that is replaced.
    const before = await transaction
      .updateTable('accounts')
      .set((row) => ({ role: row.ref('role'), language: language ?? row.ref('language') }))
      .where('account', '=', account)
      .returning('role')
      .executeTakeFirst()
    if (!before) return 'missing'
    if (role !== undefined && role !== before.role) {
      await transaction.updateTable('accounts').set({ role }).where('account', '=', account).execute()
      await addAccountChange(transaction, { actor: by, account, kind: 'role', from_value: before.role, to_value: role })
    }
    if (role === 'viewer') await releaseRequests(transaction, account, by)
    return 'done'
  })
}

/**
 * Removes an account with its logins. Its requests are nobody's, which their history says. Only a command on the host (`by`
 * is null) removes the last admin.
 */
export function removePerson(database: Database, account: string, by: string | null): Promise<PersonOutcome> {
  return database.transaction().execute(async (transaction) => {
    if (by !== null && (await isLastAdmin(transaction, account))) return 'last'
    const removed = await transaction
      .deleteFrom('accounts')
      .where('account', '=', account)
      .returning('role')
      .executeTakeFirst()
    if (!removed) return 'missing'
    await transaction
      .insertInto('former_accounts')
      .values({ account })
      .onConflict((conflict) => conflict.column('account').doNothing())
      .execute()
    await addAccountChange(transaction, { actor: by ?? COMMAND, account, kind: 'removed', from_value: removed.role })
    await releaseRequests(transaction, account, by)
    return 'done'
  })
}

/** Ends all logins of an account, by another. */
export function endLoginsOf(database: Database, account: string, actor: string): Promise<PersonOutcome> {
  return database.transaction().execute(async (transaction) => {
    const found = await transaction
      .updateTable('accounts')
      .set((row) => ({ role: row.ref('role') }))
      .where('account', '=', account)
      .returning('id')
      .executeTakeFirst()
    if (!found) return 'missing'
    await transaction.deleteFrom('sessions').where('account_id', '=', found.id).execute()
    await noteEvent(transaction, { actor, account, kind: 'sessions_ended' })
    return 'done'
  })
}

/** Rewrites the rows of all admins unchanged, which locks them: of two admins who remove each other one stays. */
async function isLastAdmin(transaction: Database, account: string): Promise<boolean> {
  const admins = await transaction
    .updateTable('accounts')
    .set((row) => ({ role: row.ref('role') }))
    .where('role', '=', 'admin')
    .returning('account')
    .execute()
  return admins.length === 1 && admins[0]?.account === account
}

async function releaseRequests(transaction: Database, account: string, by: string | null): Promise<void> {
  const now = Date.now()
  const released = await transaction
    .updateTable('requests')
    .set((row) => ({ person: null, changed_at: now, version: row('version', '+', 1) }))
    .where('person', '=', account)
    .returning(['id', 'version'])
    .execute()
  const entries = released.map(({ id, version }) => {
    return {
      id: randomUUID(),
      request_id: id,
      at: now,
      version,
      account: by,
      kind: 'person' as const,
      from_value: account,
    }
  })
  for (let start = 0; start < entries.length; start += AT_ONCE)
    await addEntries(transaction, entries.slice(start, start + AT_ONCE))
}
