import type { Migration } from '../migration.ts'

/** Whether the password of an account was set by another person: its owner replaces it first. 0 or 1. */
export const givenPasswords: Migration = {
  number: 10,
  name: 'given-passwords',
  statements: ['alter table accounts add column password_given bigint not null default 0'],
}
