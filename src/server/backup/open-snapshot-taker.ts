import type { ServerConfig } from '../config.ts'
import type { SnapshotTaker } from './snapshot-taker.ts'

/** Opens the configured database, which stays as it is: it is not migrated. */
export async function openSnapshotTaker(config: ServerConfig): Promise<SnapshotTaker> {
  if (config.databaseUrl) return (await import('./postgres-snapshot.ts')).postgresSnapshots(config.databaseUrl)
  return (await import('./sqlite-snapshot.ts')).sqliteSnapshots(config.dataDir)
}
