import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'
import { initial } from './migrations/001-initial.ts'
import { uploads } from './migrations/002-uploads.ts'
import { contents } from './migrations/003-contents.ts'

/** All changes to the tables, in order. A published migration is never edited: a new one changes its result. */
export const MIGRATIONS: readonly Migration[] = [initial, uploads, contents]

/** Returns the number of the last migration that the database has. */
export async function readSchemaVersion<Tables>(database: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select max(number) as number from migrations`.execute(database)
  return rows[0]?.number ?? 0
}

/**
 * Migrates the tables in one transaction. `lockStatements` start a transaction that holds a lock, so that two processes
 * that start at once migrate one after the other. Throws if the database is newer than this program.
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
      await run(
        'create table if not exists migrations (number bigint primary key, name text not null, applied_at bigint not null)',
      )
      const { rows } = await sql<{ number: number }>`select number from migrations`.execute(connection)
      const applied = new Set(rows.map(({ number }) => number))
      const latest = migrations.at(-1)?.number ?? 0
      const ahead = [...applied].find((number) => number > latest)
      if (ahead !== undefined)
        throw new Error(
          `The database has migration ${ahead}, this program knows ${latest}: it is too old for this database`,
        )
      for (const { number, name, statements } of migrations.filter((migration) => !applied.has(migration.number))) {
        for (const statement of statements) await run(statement)
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
