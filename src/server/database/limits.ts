import type { Database } from './open-database.ts'

/** At most `count` times in any `windowMs`. */
export type Limit = { count: number; windowMs: number }

/**
 * Takes one of the places that a bucket has, if one is free. The same for all processes that share the database.
 * Returns 0, or the milliseconds until a place is free.
 */
export function takePlace(database: Database, bucket: string, limit: Limit, now = Date.now()): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Writes the row as it is: from here to the end of the transaction it is this call's alone.
    const row = await transaction
      .insertInto('limits')
      .values({ bucket, times: '[]', last_at: now })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet((row) => ({ bucket: row.ref('excluded.bucket') })),
      )
      .returning('times')
      .executeTakeFirstOrThrow()
    const times = recent(row.times, limit, now)
    const wait = waitFor(times, limit, now)
    if (wait > 0) return wait
    await transaction
      .updateTable('limits')
      .set({ times: JSON.stringify([...times, now]), last_at: now })
      .where('bucket', '=', bucket)
      .execute()
    return 0
  })
}

/** Tells how long a bucket has no place: 0, or milliseconds. */
export async function waitForPlace(
  database: Database,
  bucket: string,
  limit: Limit,
  now = Date.now(),
): Promise<number> {
  const row = await database.selectFrom('limits').select('times').where('bucket', '=', bucket).executeTakeFirst()
  return row ? waitFor(recent(row.times, limit, now), limit, now) : 0
}

/** Gives the newest place of a bucket back. */
export async function giveBackPlace(database: Database, bucket: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('limits')
      .set((row) => ({ bucket: row.ref('bucket') }))
      .where('bucket', '=', bucket)
      .returning('times')
      .executeTakeFirst()
    if (!row) return
    const times = JSON.stringify(parse(row.times).slice(0, -1))
    await transaction.updateTable('limits').set({ times }).where('bucket', '=', bucket).execute()
  })
}

/** Forgets buckets that nobody used since a time. */
export async function removeLimitsBefore(database: Database, time: number): Promise<void> {
  await database.deleteFrom('limits').where('last_at', '<', time).execute()
}

function waitFor(times: readonly number[], { count, windowMs }: Limit, now: number): number {
  const oldest = times.at(-count)
  return oldest === undefined ? 0 : oldest + windowMs - now
}

function recent(times: string, { windowMs }: Limit, now: number): number[] {
  return parse(times).filter((time) => time > now - windowMs)
}

/** Only this file writes the column. */
function parse(times: string): number[] {
  return JSON.parse(times) as number[]
}
