import type { Database } from './open-database.ts'

/** Writes a row and rejects when that cannot be done: a database that only reads is of no use to the API. */
export async function probeDatabase(database: Database, now = Date.now()): Promise<void> {
  await database
    .insertInto('probes')
    .values({ name: 'health', written_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ written_at: now }))
    .execute()
}
