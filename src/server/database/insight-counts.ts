import { sql } from 'kysely'
import type { Database } from './open-database.ts'
import type { CountKind, CountRow } from './tables.ts'

/** Rows of one statement: SQLite and PostgreSQL both take this many values. */
const ROWS_A_STATEMENT = 500

/** How many different names and details a kind may have on a day; those of other kinds are limited by what they can be. */
export type Caps = Partial<Record<CountKind, number>>

/**
 * Adds counts to those of their days, in one transaction. Counts beyond the cap of a kind on a day are added to the
 * name ''. Several processes may do this at once: nothing is lost, and no cap exceeded.
 */
export async function addCounts(database: Database, counts: readonly CountRow[], caps: Caps): Promise<void> {
  if (counts.length === 0) return
  await database.transaction().execute(async (transaction) => {
    // All processes use the same order, to avoid deadlocks.
    for (const [day, kind] of listGroups(counts)) {
      const group = counts.filter((row) => row.day === day && row.kind === kind)
      const cap = caps[kind]
      const fitting = cap === undefined ? group : await fit(transaction, group, cap)
      const ordered = fitting.toSorted((a, b) => compare(a.name, b.name) || compare(a.detail, b.detail))
      for (let at = 0; at < ordered.length; at += ROWS_A_STATEMENT)
        await upsert(transaction, ordered.slice(at, at + ROWS_A_STATEMENT))
    }
  })
}

/** Returns the counts of a day and kind, with those that have no room summed up under ''. */
async function fit(transaction: Database, group: readonly CountRow[], cap: number): Promise<CountRow[]> {
  const [first] = group
  if (!first) return []
  const rest = { ...first, name: '', detail: '', count: 0 }
  // Locks this row until the end of the transaction: two processes look for room one after the other.
  await upsert(transaction, [rest])
  const known = await transaction
    .selectFrom('insight_counts')
    .select(['name', 'detail'])
    .where('day', '=', first.day)
    .where('kind', '=', first.kind)
    .where('name', '<>', '')
    .execute()
  const kept = new Set(known.map(keyOf))
  const fitting: CountRow[] = []
  // The most frequent first, in case they do not all fit.
  for (const row of group.toSorted((a, b) => b.count - a.count)) {
    if (row.name !== '' && (kept.has(keyOf(row)) || kept.size < cap)) {
      kept.add(keyOf(row))
      fitting.push(row)
    } else rest.count += row.count
  }
  return rest.count > 0 ? [...fitting, rest] : fitting
}

async function upsert(transaction: Database, rows: readonly CountRow[]): Promise<void> {
  await transaction
    .insertInto('insight_counts')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'name', 'detail'])
        .doUpdateSet({ count: sql<number>`insight_counts.count + excluded.count` }),
    )
    .execute()
}

/** A count of a whole period. */
export type SummedRow = Omit<CountRow, 'day'>

/** Sums up the counts of kinds from a day on, the greatest first. */
export function sumCounts(
  database: Database,
  { from, kinds, limit }: { from: string; kinds: readonly CountKind[]; limit?: number },
): Promise<SummedRow[]> {
  const sum = database
    .selectFrom('insight_counts')
    .select((row) => ['kind', 'name', 'detail', row.cast<number>(row.fn.sum('count'), 'bigint').as('count')])
    .where('day', '>=', from)
    .where('kind', 'in', kinds)
    .groupBy(['kind', 'name', 'detail'])
    .having((row) => row.fn.sum('count'), '>', 0)
    .orderBy('count', 'desc')
    .orderBy('name')
    .orderBy('detail')
  return (limit === undefined ? sum : sum.limit(limit)).execute()
}

/** Sums up the counts of kinds from a day on by day, and by detail for those of speed. */
export function sumByDay(
  database: Database,
  { from, kinds }: { from: string; kinds: readonly CountKind[] },
): Promise<Omit<CountRow, 'name'>[]> {
  return database
    .selectFrom('insight_counts')
    .select((row) => ['day', 'kind', 'detail', row.cast<number>(row.fn.sum('count'), 'bigint').as('count')])
    .where('day', '>=', from)
    .where('kind', 'in', kinds)
    .groupBy(['day', 'kind', 'detail'])
    .execute()
}

/** Removes the counts of all days before one. */
export async function removeCountsBefore(database: Database, day: string): Promise<void> {
  await database.deleteFrom('insight_counts').where('day', '<', day).execute()
}

function listGroups(counts: readonly CountRow[]): [day: string, kind: CountKind][] {
  const groups = new Map(counts.map(({ day, kind }) => [`${day} ${kind}`, [day, kind] as [string, CountKind]]))
  return [...groups].toSorted(([a], [b]) => compare(a, b)).map(([, group]) => group)
}

function keyOf({ name, detail }: Pick<CountRow, 'name' | 'detail'>): string {
  return JSON.stringify([name, detail])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
