import type { Migration } from '../migration.ts'

export const initial: Migration = {
  number: 1,
  name: 'initial',
  statements: [
    `create table accounts (
      id text primary key,
      account text not null unique,
      password_hash text not null,
      role text not null,
      language text not null,
      created_at bigint not null
    )`,
    `create table sessions (
      token_hash text primary key,
      account_id text not null references accounts (id) on delete cascade,
      logged_in_at bigint not null,
      expires_at bigint not null
    )`,
    'create index sessions_by_account on sessions (account_id)',
    `create table limits (
      bucket text primary key,
      times text not null,
      last_at bigint not null
    )`,
    `create table requests (
      id text primary key,
      idempotency_key text unique,
      received_at bigint not null,
      locale text not null,
      type text not null,
      subject text not null,
      details text not null,
      name text not null,
      phone text not null,
      email text not null,
      company text not null,
      forgotten_at bigint
    )`,
    'create index requests_by_time on requests (received_at)',
    `create table attachments (
      request_id text not null references requests (id) on delete cascade,
      position bigint not null,
      file_name text not null,
      kind text not null,
      size bigint not null,
      hash text not null,
      primary key (request_id, position)
    )`,
    'create index attachments_by_hash on attachments (hash)',
    `create table outbox (
      id text primary key,
      request_id text not null references requests (id) on delete cascade,
      kind text not null,
      created_at bigint not null,
      due_at bigint not null,
      attempts bigint not null,
      claimed_until bigint not null,
      sent_at bigint,
      failed_at bigint
    )`,
    'create index outbox_by_due on outbox (due_at) where sent_at is null and failed_at is null',
  ],
}
