import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'
import { initial } from './migrations/001-initial.ts'
import { uploads } from './migrations/002-uploads.ts'
import { contents } from './migrations/003-contents.ts'
import { desk } from './migrations/004-desk.ts'
import { insight } from './migrations/005-insight.ts'
import { requestContent } from './migrations/006-request-content.ts'
import { accountChanges } from './migrations/007-account-changes.ts'
import { knownLogins } from './migrations/008-known-logins.ts'
import { secondFactors } from './migrations/009-second-factors.ts'
import { givenPasswords } from './migrations/010-given-passwords.ts'
import { trail } from './migrations/011-trail.ts'
import { provedSessions } from './migrations/012-proved-sessions.ts'

/** All changes to the tables, in order. A published migration is never edited: a new one changes its result. */
export const MIGRATIONS: readonly Migration[] = [
  initial,
  uploads,
  contents,
  desk,
  insight,
  requestContent,
  accountChanges,
  knownLogins,
  secondFactors,
  givenPasswords,
  trail,
  provedSessions,
]

/** Tables about migrations: the applied ones, and the oldest compatible program. */
const BOOKS = [
  'create table if not exists migrations (number bigint primary key, name text not null, applied_at bigint not null)',
  'create table if not exists contractions (number bigint primary key, needs bigint not null)',
]

/** Returns the number of the last migration that the database has. */
export async function readSchemaVersion<Tables>(database: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select max(number) as number from migrations`.execute(database)
  return rows[0]?.number ?? 0
}

/** Returns the number of the migration that a program has to know to work with the database; 0 for any program. */
export async function readNeededMigration<Tables>(database: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ needs: number | null }>`select max(needs) as needs from contractions`.execute(database)
  return rows[0]?.needs ?? 0
}

/** Says that a program does not know a migration that the database needs. */
export function describeTooOld(needed: number, latest: number): string {
  return `It needs a program that knows migration ${needed}, this one knows ${latest}: it is too old for this database`
}

/**
 * Migrates the tables in one transaction. `lockStatements` start a transaction that holds a lock, so that two processes
 * that start at once migrate one after the other. A database that a newer program has migrated is left as it is; throws
 * if a migration removed something that this program needs.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  lockStatements: readonly string[],
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection)
    for (const statement of lockStatements) await run(statement)
    try {
      for (const statement of BOOKS) await run(statement)
      const { rows } = await sql<{ number: number }>`select number from migrations`.execute(connection)
      const applied = new Set(rows.map(({ number }) => number))
      const latest = migrations.at(-1)?.number ?? 0
      const needed = await readNeededMigration(connection)
      if (needed > latest) throw new Error(describeTooOld(needed, latest))
      for (const { number, name, statements, needs } of migrations.filter(({ number }) => !applied.has(number))) {
        for (const statement of statements) await run(statement)
        if (needs !== undefined)
          await sql`insert into contractions (number, needs) values (${number}, ${needs})`.execute(connection)
        await sql`insert into migrations (number, name, applied_at) values (${number}, ${name}, ${Date.now()})`.execute(
          connection,
        )
      }
      await run('commit')
    } catch (error) {
      // The original error is thrown, also if the connection cannot roll back any more.
      await run('rollback').catch(() => undefined)
      throw error
    }
  })
}
