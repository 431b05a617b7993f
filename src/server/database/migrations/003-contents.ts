import type { Migration } from '../migration.ts'

export const contents: Migration = {
  number: 3,
  name: 'contents',
  needs: 3,
  statements: [
    // One row per file, from before it is stored until it is removed.
    'create table contents (hash text primary key, removing_until bigint not null)',
    'insert into contents (hash, removing_until) select hash, 0 from uploads union select hash, 0 from attachments',
    'alter table uploads rename to uploads_by_hash',
    `create table uploads (
      request_id text not null,
      hash text not null,
      begun_at bigint not null,
      primary key (request_id, hash)
    )`,
    // Uploads whose request was written are complete.
    `insert into uploads (request_id, hash, begun_at)
      select '', hash, begun_at from uploads_by_hash where hash not in (select hash from attachments)`,
    'drop table uploads_by_hash',
    'create index uploads_by_hash on uploads (hash)',
    'alter table requests add column forgetting_at bigint',
    'alter table requests add column suspicion text',
    'alter table sessions add column replaced_hash text',
    'create index sessions_by_replaced on sessions (replaced_hash)',
    'create table probes (name text primary key, written_at bigint not null)',
  ],
}
