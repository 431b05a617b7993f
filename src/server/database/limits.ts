import { CLOCK_SKEW_MS } from '../clock-skew.ts'
import type { Database } from './open-database.ts'
import { retryLostConnection } from './retry-lost-connection.ts'

/** At most `count` uses within any `windowMs`. */
export type Limit = { count: number; windowMs: number }
/** A rate-limit key with its limit. */
export type LimitedKey = { key: string; limit: Limit }

/**
 * Consumes one use of each key, or of none if one key has no uses left. The limits apply to all processes that share
 * the database. Returns 0, or the milliseconds until the next use is possible.
 */
export function consumeLimits(database: Database, keys: readonly LimitedKey[], now = Date.now()): Promise<number> {
  // All callers use the same order, to avoid deadlocks. A retry may count one use too many.
  const ordered = keys.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  return retryLostConnection(() =>
    database.transaction().execute(async (transaction) => {
      const uses: { key: string; times: number[] }[] = []
      let wait = 0
      for (const { key, limit } of ordered) {
        // Rewrites the row unchanged: this locks it until the end of the transaction.
        const row = await transaction
          .insertInto('limits')
          .values({ bucket: key, times: '[]', last_at: now })
          .onConflict((conflict) =>
            conflict.column('bucket').doUpdateSet((old) => ({ bucket: old.ref('excluded.bucket') })),
          )
          .returning('times')
          .executeTakeFirstOrThrow()
        const times = recent(row.times, limit, now)
        uses.push({ key, times })
        wait = Math.max(wait, waitFor(times, limit, now))
      }
      if (wait > 0) return wait
      for (const { key, times } of uses) {
        await transaction
          .updateTable('limits')
          .set({ times: JSON.stringify([...times, now]), last_at: now })
          .where('bucket', '=', key)
          .execute()
      }
      return 0
    }),
  )
}

/** Returns the newest use of a key. */
export async function refundLimit(database: Database, key: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('limits')
      .set((old) => ({ bucket: old.ref('bucket') }))
      .where('bucket', '=', key)
      .returning('times')
      .executeTakeFirst()
    if (!row) return
    const times = JSON.stringify(parse(row.times).slice(0, -1))
    await transaction.updateTable('limits').set({ times }).where('bucket', '=', key).execute()
  })
}

/** Removes keys without a use since a time. A last use in the future was written with a wrong clock. */
export async function removeLimitsBefore(database: Database, time: number, now = Date.now()): Promise<void> {
  await database
    .deleteFrom('limits')
    .where((row) => row.or([row('last_at', '<', time), row('last_at', '>', now + CLOCK_SKEW_MS)]))
    .execute()
}

function waitFor(times: readonly number[], { count, windowMs }: Limit, now: number): number {
  const oldest = times.at(-count)
  return oldest === undefined ? 0 : Math.min(Math.max(oldest + windowMs - now, 1), windowMs)
}

/** Uses within the window. A time in the future was written with a wrong clock and does not count. */
function recent(times: string, { windowMs }: Limit, now: number): number[] {
  return parse(times).filter((time) => time > now - windowMs && time <= now + CLOCK_SKEW_MS)
}

/** Only this file writes the column. */
function parse(times: string): number[] {
  return JSON.parse(times) as number[]
}
