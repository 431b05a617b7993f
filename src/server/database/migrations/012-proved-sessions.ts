import type { Migration } from '../migration.ts'

/** When the holder of a session last typed the password: at its login, or since. Sessions from before have to again. */
export const provedSessions: Migration = {
  number: 12,
  name: 'proved-sessions',
  statements: ['alter table sessions add column proved_at bigint not null default 0'],
}
