import type { Migration } from '../migration.ts'

export const uploads: Migration = {
  number: 2,
  name: 'uploads',
  statements: ['create table uploads (hash text primary key, begun_at bigint not null)'],
}
