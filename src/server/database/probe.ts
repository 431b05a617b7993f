import type { Database } from './open-database.ts'

/** Writes a row. Rejects if that fails: the API cannot work with a read-only database. */
export async function probeDatabase(database: Database, now = Date.now()): Promise<void> {
  await database
    .insertInto('probes')
    .values({ name: 'health', written_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ written_at: now }))
    .execute()
}
