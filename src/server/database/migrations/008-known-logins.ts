import type { Migration } from '../migration.ts'

/** Where accounts have logged in lately: hashes only. */
export const knownLogins: Migration = {
  number: 8,
  name: 'known-logins',
  statements: ['create table known_logins (bucket text primary key, last_at bigint not null)'],
}
