import { SqliteAdapter, sql } from 'kysely'
import type { Database } from './open-database.ts'

/**
 * Empties the write-ahead log of the embedded database, in which what was erased is still written. While another
 * process reads, it may stay as it is: housekeeping tries again. PostgreSQL recycles its log automatically.
 */
export async function truncateLog(database: Database): Promise<void> {
  if (database.getExecutor().adapter instanceof SqliteAdapter)
    await sql`pragma wal_checkpoint(truncate)`.execute(database)
}
