import type { Migration } from '../migration.ts'

/**
 * Adds only: the previous version may run beside this one. `take-in-requests.ts` takes in the requests that it stores
 * meanwhile.
 */
export const desk: Migration = {
  number: 4,
  name: 'desk',
  statements: [
    "alter table requests add column state text not null default 'new'",
    'alter table requests add column version bigint not null default 1',
    'alter table requests add column person text',
    'alter table requests add column changed_at bigint not null default 0',
    // Lists are filtered and sorted within these indexes, without reading rows that are not shown.
    'create index requests_as_received on requests (received_at, id, state, type, person, changed_at)',
    'create index requests_as_changed on requests (changed_at, id, state, type, person, received_at)',
    'create index requests_by_email on requests (lower(email))',
    'create index requests_by_person on requests (person) where person is not null',
    'create index requests_to_retire on requests (received_at) where forgetting_at is null',
    `create table request_search (
      request_id text primary key references requests (id) on delete cascade,
      text text not null
    )`,
    `create table history (
      id text primary key,
      request_id text not null references requests (id) on delete cascade,
      at bigint not null,
      last_at bigint not null,
      count bigint not null,
      account text,
      kind text not null,
      version bigint,
      from_value text,
      to_value text,
      text text
    )`,
    'create index history_by_request on history (request_id, at)',
    `create table answers (
      id text primary key,
      request_id text not null references requests (id) on delete cascade,
      created_at bigint not null,
      due_at bigint not null,
      attempts bigint not null,
      claimed_until bigint not null,
      sent_at bigint,
      failed_at bigint,
      language text not null,
      subject text not null,
      body text not null
    )`,
    'create index answers_by_due on answers (due_at) where sent_at is null and failed_at is null',
    'create index answers_by_request on answers (request_id)',
    `create table request_reads (
      account_id text not null references accounts (id) on delete cascade,
      request_id text not null references requests (id) on delete cascade,
      version bigint not null,
      primary key (account_id, request_id)
    )`,
    'create index request_reads_by_request on request_reads (request_id)',
    'alter table accounts add column read_before bigint not null default 0',
    'create table jobs (name text primary key, ran_at bigint not null, outcome bigint not null)',
  ],
}
