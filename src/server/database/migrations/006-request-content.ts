import type { Migration } from '../migration.ts'

/** Tells a request that is sent again from a corrected one with the same idempotency key. */
export const requestContent: Migration = {
  number: 6,
  name: 'request-content',
  statements: ['alter table requests add column content_hash text'],
}
