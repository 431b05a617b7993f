import type { Database } from './open-database.ts'
import { findUsedHashes } from './requests.ts'

/** Notes contents that are about to be stored for a request, which its process may not live to write. Waits while one of them is being removed. */
export async function noteUploads(database: Database, hashes: readonly string[], now: number): Promise<void> {
  if (hashes.length === 0) return
  // In the same order for all, so that no two wait for each other.
  const rows = [...new Set(hashes)].toSorted().map((hash) => ({ hash, begun_at: now }))
  await database
    .insertInto('uploads')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((row) => ({ begun_at: row.ref('excluded.begun_at') })),
    )
    .execute()
}

/**
 * Looks at the contents whose storing began before a time: `remove` is called for each that no request has. Who notes the same
 * content meanwhile, in whatever process, waits until it is gone.
 */
export async function removeUploadsBefore(
  database: Database,
  time: number,
  remove: (hash: string) => Promise<void>,
): Promise<void> {
  const rows = await database.selectFrom('uploads').select('hash').where('begun_at', '<', time).execute()
  for (const { hash } of rows) {
    await database.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('uploads')
        .where('hash', '=', hash)
        .where('begun_at', '<', time)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return
      const used = await findUsedHashes(transaction, [hash])
      if (used.length === 0) await remove(hash)
    })
  }
}
