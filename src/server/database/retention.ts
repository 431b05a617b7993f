import type { Database } from './open-database.ts'
import type { JobRow, RequestState } from './tables.ts'

/** Requests in these states are done with. */
const DONE: readonly RequestState[] = ['closed', 'unwanted']

const olderThan = (database: Database, before: number) =>
  database.selectFrom('requests').where('received_at', '<', before).where('forgetting_at', 'is', null)

/** Lists closed and unwanted requests that came before a time and are not erased, the oldest first. */
export async function listExpired(database: Database, before: number, limit: number): Promise<string[]> {
  const rows = await olderThan(database, before)
    .select('id')
    .where('state', 'in', DONE)
    .orderBy('received_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Counts the requests that came before a time and are not erased: those that are done with, and those that are not. */
export async function countExpired(database: Database, before: number): Promise<{ due: number; open: number }> {
  const rows = await olderThan(database, before)
    .select((row) => ['state', row.fn.countAll<number>().as('requests')])
    .groupBy('state')
    .execute()
  const count = (isDone: boolean) =>
    rows.filter(({ state }) => DONE.includes(state) === isDone).reduce((sum, { requests }) => sum + requests, 0)
  return { due: count(true), open: count(false) }
}

/** Notes what a job did last. */
export async function noteJob(database: Database, job: JobRow): Promise<void> {
  await database
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(job))
    .execute()
}

/** Finds what a job did last. */
export function findJob(database: Database, name: string): Promise<JobRow | undefined> {
  return database.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst()
}
