import { COMMAND } from '../account-name.ts'
import { hashRecoveryCode } from '../second-factor.ts'
import { findStep, normaliseCode, stepAt } from '../totp.ts'
import { addAccountChange } from './account-changes.ts'
import type { Database } from './open-database.ts'

/** A secret that was begun waits for its first code for 15 minutes. */
const PENDING_STEPS = 30

/** The caller's account, and the hash of its token. */
type Owner = { account: string; account_id: string; token_hash: string }

/** `none`: the account has no second factor. `used`: a recovery code was right, and is used up. */
export type CodeOutcome = 'none' | 'missing' | 'wrong' | 'right' | 'used'

/**
 * Checks a code of an account and uses it up, within a transaction that has locked the account's row: of two at the same
 * time one is accepted.
 */
export async function takeCode(
  transaction: Database,
  account_id: string,
  typed: string,
  now: number,
): Promise<CodeOutcome> {
  const factor = await transaction
    .selectFrom('second_factors')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!factor) return 'none'
  const code = normaliseCode(typed)
  if (code === '') return 'missing'
  const last_step = findStep({ secret: factor.secret, after: factor.last_step }, code, now)
  if (last_step !== undefined) {
    await transaction.updateTable('second_factors').set({ last_step }).where('account_id', '=', account_id).execute()
    return 'right'
  }
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('account_id', '=', account_id)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirst()
  return numDeletedRows > 0n ? 'used' : 'wrong'
}

/** Tells whether an account has a second factor, since when, and how many recovery codes are left. */
export async function readSecondFactor(
  database: Database,
  account_id: string,
): Promise<{ since: number; codes: number } | undefined> {
  const row = await database
    .selectFrom('second_factors')
    .select('confirmed_at')
    .select((one) =>
      one
        .selectFrom('recovery_codes')
        .whereRef('recovery_codes.account_id', '=', 'second_factors.account_id')
        .select(({ fn }) => fn.countAll<number>().as('codes'))
        .$asScalar()
        .$notNull()
        .as('codes'),
    )
    .where('account_id', '=', account_id)
    .executeTakeFirst()
  return row && row.confirmed_at !== null ? { since: row.confirmed_at, codes: row.codes } : undefined
}

/** Stores a secret that does not count yet, in the place of an earlier one. Returns false if one counts already. */
export function beginSecondFactor(database: Database, account_id: string, secret: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account_id)
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('second_factors')
      // The step in which it was begun, until it counts.
      .values({ account_id, secret, confirmed_at: null, last_step: stepAt(Date.now()) })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ secret, last_step: stepAt(Date.now()) })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows) > 0
  })
}

/** Finds a secret that does not count yet, and was begun a short time ago. */
export async function findPendingSecret(database: Database, account_id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('second_factors')
    .select('secret')
    .where('account_id', '=', account_id)
    .where('confirmed_at', 'is', null)
    .where('last_step', '>', stepAt(Date.now()) - PENDING_STEPS)
    .executeTakeFirst()
  return row?.secret
}

/**
 * Lets a secret count, whose code of a step was right, and ends all other logins of the account. Returns false if
 * another secret was begun meanwhile, or the login of the caller has ended.
 */
export function confirmSecondFactor(
  database: Database,
  { account, account_id, token_hash }: Owner,
  { secret, step, codes }: { secret: string; step: number; codes: readonly string[] },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account_id)
    const { numUpdatedRows } = await transaction
      .updateTable('second_factors')
      .set({ confirmed_at: Date.now(), last_step: step })
      .where('account_id', '=', account_id)
      .where('secret', '=', secret)
      .where('confirmed_at', 'is', null)
      .where((row) => row.exists(row.selectFrom('sessions').select('token_hash').where('token_hash', '=', token_hash)))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await storeCodes(transaction, account_id, codes)
    await endOthers(transaction, account_id, token_hash)
    await addAccountChange(transaction, { actor: account, account, kind: 'factor_on' })
    return true
  })
}

/** Replaces the recovery codes of an account, by one of its codes. Returns what became of that. */
export function replaceCodes(
  database: Database,
  { account, account_id }: Owner,
  { code, codes }: { code: string; codes: readonly string[] },
): Promise<CodeOutcome> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account_id)
    const outcome = await takeCode(transaction, account_id, code, Date.now())
    if (outcome !== 'right' && outcome !== 'used') return outcome
    await storeCodes(transaction, account_id, codes)
    await addAccountChange(transaction, { actor: account, account, kind: 'recovery_codes' })
    return outcome
  })
}

/** Switches off the second factor of an account, by one of its codes, and ends its other logins. */
export function switchOffSecondFactor(
  database: Database,
  { account, account_id, token_hash }: Owner,
  code: string,
): Promise<CodeOutcome> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account_id)
    const outcome = await takeCode(transaction, account_id, code, Date.now())
    if (outcome !== 'right' && outcome !== 'used') return outcome
    await dropFactor(transaction, account_id)
    await endOthers(transaction, account_id, token_hash)
    await addAccountChange(transaction, { actor: account, account, kind: 'factor_off' })
    return outcome
  })
}

/** Removes the second factor of another, who has lost it, and ends all logins of that account. */
export function removeSecondFactor(
  database: Database,
  account: string,
  actor: string = COMMAND,
): Promise<'done' | 'missing' | 'none'> {
  return database.transaction().execute(async (transaction) => {
    const found = await transaction
      .updateTable('accounts')
      .set((row) => ({ role: row.ref('role') }))
      .where('account', '=', account)
      .returning('id')
      .executeTakeFirst()
    if (!found) return 'missing'
    if (!(await readSecondFactor(transaction, found.id))) return 'none'
    await dropFactor(transaction, found.id)
    await endOthers(transaction, found.id)
    await addAccountChange(transaction, { actor, account, kind: 'factor_off' })
    return 'done'
  })
}

/** Rewrites the row of an account unchanged, which locks it: logins and changes of the second factor take turns. */
async function lockAccount(transaction: Database, account_id: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set((row) => ({ role: row.ref('role') }))
    .where('id', '=', account_id)
    .execute()
}

async function storeCodes(transaction: Database, account_id: string, codes: readonly string[]): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('account_id', '=', account_id).execute()
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id, code_hash: hashRecoveryCode(code) })))
    .execute()
}

async function dropFactor(transaction: Database, account_id: string): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('account_id', '=', account_id).execute()
  await transaction.deleteFrom('second_factors').where('account_id', '=', account_id).execute()
}

async function endOthers(transaction: Database, account_id: string, keep = ''): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('account_id', '=', account_id)
    .where('token_hash', '<>', keep)
    .execute()
}
