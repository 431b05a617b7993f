import type { Migration } from '../migration.ts'

/**
 * The trail of accounts has events of logins, too: of which network, and how many alike until when. Names of removed
 * accounts stay known.
 */
export const trail: Migration = {
  number: 11,
  name: 'trail',
  statements: [
    'alter table account_changes add column network text',
    'alter table account_changes add column count bigint not null default 1',
    'alter table account_changes add column last_at bigint',
    'create index account_changes_by_account on account_changes (account, at, id)',
    'create index account_changes_by_actor on account_changes (actor, at, id)',
    'create index account_changes_by_kind on account_changes (kind, at, id)',
    'create table former_accounts (account text primary key)',
    `insert into former_accounts (account) select distinct account from account_changes
      where kind = 'removed' and account not in (select account from accounts)`,
  ],
}
