import { randomUUID } from 'node:crypto'
import type { Role } from '../access.ts'
import { addAccountChange } from './account-changes.ts'
import type { Database } from './open-database.ts'
import type { AccountRow } from './tables.ts'

/** `isGiven`: the password is set by another person, and its owner has to replace it first. */
type Given = { isGiven?: boolean }

/** Adds an account. Returns whether the name was free, now and ever. */
export function addAccount(
  database: Database,
  { isGiven = false, ...account }: Pick<AccountRow, 'account' | 'password_hash' | 'role' | 'language'> & Given,
  actor: string,
): Promise<boolean> {
  const now = Date.now()
  return database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('accounts')
      // Requests from before the account count as read.
      .values({ ...account, id: randomUUID(), created_at: now, read_before: now, password_given: Number(isGiven) })
      .onConflict((conflict) => conflict.column('account').doNothing())
      .executeTakeFirst()
    if (Number(numInsertedOrUpdatedRows) === 0) return false
    // Asked after the insert, which has waited for a removal of the same name that was under way.
    if (await isFormerAccount(transaction, account.account)) {
      await transaction.deleteFrom('accounts').where('account', '=', account.account).execute()
      return false
    }
    await addAccountChange(transaction, { actor, account: account.account, kind: 'added', to_value: account.role })
    return true
  })
}

/** Returns whether a name was that of a removed account: histories would take another person for its owner. */
export async function isFormerAccount(database: Database, account: string): Promise<boolean> {
  const row = await database
    .selectFrom('former_accounts')
    .select('account')
    .where('account', '=', account)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds an account by its name. */
export function findAccount(database: Database, account: string): Promise<AccountRow | undefined> {
  return database.selectFrom('accounts').selectAll().where('account', '=', account).executeTakeFirst()
}

/** Lists accounts by name. */
export function listAccounts(database: Database): Promise<AccountRow[]> {
  return database.selectFrom('accounts').selectAll().orderBy('account').execute()
}

/** Lists the names of accounts that have one of these roles. */
export async function listAccountsWith(database: Database, roles: readonly Role[]): Promise<string[]> {
  const rows = await database
    .selectFrom('accounts')
    .select('account')
    .where('role', 'in', roles)
    .orderBy('account')
    .execute()
  return rows.map(({ account }) => account)
}

/**
 * Changes a password and ends the account's sessions, except that of the token `keep`. If `verified` is given, that
 * must still be the account's hash. Returns whether the password was changed.
 */
export function setPassword(
  database: Database,
  account: string,
  passwordHash: string,
  { actor, keep = '', verified, isGiven = false }: { actor: string; keep?: string; verified?: string } & Given,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const values = { password_hash: passwordHash, password_given: Number(isGiven) }
    let change = transaction.updateTable('accounts').set(values).where('account', '=', account)
    if (verified !== undefined) change = change.where('password_hash', '=', verified)
    const changed = await change.returning('id').executeTakeFirst()
    if (!changed) return false
    await transaction
      .deleteFrom('sessions')
      .where('account_id', '=', changed.id)
      .where('token_hash', '<>', keep)
      .execute()
    await addAccountChange(transaction, { actor, account, kind: 'password' })
    return true
  })
}
