import type { Migration } from '../migration.ts'

/** Changes of accounts by their authors. Refers to no account: an entry stays when the account is removed. */
export const accountChanges: Migration = {
  number: 7,
  name: 'account-changes',
  statements: [
    `create table account_changes (
      id text primary key,
      at bigint not null,
      actor text not null,
      account text not null,
      kind text not null,
      from_value text,
      to_value text
    )`,
    'create index account_changes_by_time on account_changes (at, id)',
  ],
}
