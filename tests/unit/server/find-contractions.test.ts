import { expect, test } from 'vitest'
import { findContractions } from '../../../src/server/database/find-contractions.ts'
import { MIGRATIONS } from '../../../src/server/database/migrate.ts'

test('a migration takes nothing away that the release before still uses, or says which migration a program has to know', () => {
  const faults = MIGRATIONS.flatMap(({ number, needs, ...migration }) => {
    const found = findContractions(migration)
    if (found.length > 0 && needs === undefined) return found.map((fault) => `${number}: ${fault}`)
    return found.length === 0 && needs !== undefined ? [`${number} needs nothing, and says that it does`] : []
  })
  expect(faults).toEqual([])
})

test('a column that a migration removes was given up by a release before', () => {
  // The first three were published before there was this rule.
  const later = MIGRATIONS.filter(({ number }) => number > 3)
  expect(later.filter(({ number, needs }) => needs !== undefined && needs >= number)).toEqual([])
})

test.each([
  ['drop table limits', 'drops a table'],
  ['DROP TABLE IF EXISTS "limits"', 'drops a table'],
  ['alter table requests drop column company', 'drops a column'],
  ['alter table requests rename to inquiries', 'renames'],
  ['alter table requests rename column name to person', 'renames'],
  ['alter table requests alter column phone type varchar(20)', 'changes a type'],
  ['alter table requests alter column company set not null', 'forbids null'],
  ['alter table requests alter column company drop default', 'a default'],
  ['alter table requests add column state text not null', 'must be filled in'],
  ['alter table requests add constraint short check (length(name) < 9)', 'adds a condition'],
  ['alter table requests add column state text unique', 'adds a condition'],
  ['create unique index one_subject on requests (subject)', 'adds a condition'],
  ['create trigger audit after insert on requests begin select 1; end', 'adds a trigger'],
  ['truncate requests', 'removes all rows'],
  ['create table notes (author text references accounts (id))', 'keeps rows from being deleted'],
  ['alter table requests\n  -- who works on it\n  add column owner text references accounts (id)', 'keeps rows'],
])('"%s" takes something away', (statement, what) => {
  expect(findContractions({ statements: [statement] })).toEqual([expect.stringContaining(what)])
})

test.each([
  ['create table notes (id text primary key, request_id text not null references requests (id) on delete cascade)'],
  ['alter table requests add column state text'],
  ["alter table requests add column state text not null default 'new'"],
  ['alter table requests add column owner text references accounts (id) on delete set null'],
  ['alter table requests alter column company drop not null'],
  ['create index requests_by_state on requests (state)'],
  ["insert into notes (id, text) select id, 'drop table requests' from requests"],
])('"%s" takes nothing away', (statement) => {
  expect(findContractions({ statements: [statement] })).toEqual([])
})

test('a migration may do what it likes with tables of its own', () => {
  const statements = [
    'create table drafts (id text primary key)',
    'create unique index one_draft on drafts (id)',
    'alter table drafts rename column id to number',
    'drop table drafts',
  ]
  expect(findContractions({ statements })).toEqual([])
})
