import type { Migration } from '../migration.ts'

/** Second factors of accounts: the secret of an authenticator app, and hashes of recovery codes. */
export const secondFactors: Migration = {
  number: 9,
  name: 'second-factors',
  statements: [
    `create table second_factors (
      account_id text primary key references accounts (id) on delete cascade,
      secret text not null,
      confirmed_at bigint,
      last_step bigint not null
    )`,
    `create table recovery_codes (
      code_hash text primary key,
      account_id text not null references accounts (id) on delete cascade
    )`,
    'create index recovery_codes_by_account on recovery_codes (account_id)',
  ],
}
