import type { Migration } from '../migration.ts'

/** Counts of what visitors could not find or wait for: no row is about a visitor. */
export const insight: Migration = {
  number: 5,
  name: 'insight',
  statements: [
    `create table insight_counts (
      day text not null,
      kind text not null,
      name text not null,
      detail text not null,
      count bigint not null,
      primary key (day, kind, name, detail)
    )`,
  ],
}
