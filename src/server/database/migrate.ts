import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'
import { initial } from './migrations/001-initial.ts'
import { uploads } from './migrations/002-uploads.ts'
import { contents } from './migrations/003-contents.ts'

/** Every change to the tables, in order. One that was published is never changed: the next one changes what it made. */
export const MIGRATIONS: readonly Migration[] = [initial, uploads, contents]

/**
 * Brings the tables up to date, all or nothing. `lockStatements` begin a transaction that another process waits for, so that
 * two that start at once do it one after the other. Throws when the database is ahead of this program.
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
      // The cause counts, also when the connection it came over cannot roll back any more.
      await run('rollback').catch(() => undefined)
      throw error
    }
  })
}
