import type { ExpressionBuilder } from 'kysely'
import type { Database } from './open-database.ts'
import type { JobRow, RequestState, Tables } from './tables.ts'

/** Requests in these states are done with. */
const DONE: readonly RequestState[] = ['closed', 'unwanted']

/** A request that was closed by mistake can be opened again for so long. */
const QUIET_MS = 24 * 60 * 60 * 1000

/** The condition that a request may be anonymised: done with since yesterday, and no answer waits to be sent. */
export function mayBeAnonymised(row: ExpressionBuilder<Tables, 'requests'>, now = Date.now()) {
  return row.and([
    row('requests.state', 'in', DONE),
    row('requests.changed_at', '<', now - QUIET_MS),
    row.not(
      row.exists(
        row
          .selectFrom('answers')
          .select('answers.id')
          .whereRef('answers.request_id', '=', 'requests.id')
          .where('answers.sent_at', 'is', null)
          .where('answers.failed_at', 'is', null),
      ),
    ),
  ])
}

const olderThan = (database: Database, before: number) =>
  database.selectFrom('requests').where('received_at', '<', before).where('forgetting_at', 'is', null)

/** Lists requests that came before a time, are done with and are not erased, the oldest first. */
export async function listExpired(database: Database, before: number, limit: number): Promise<string[]> {
  const rows = await olderThan(database, before)
    .select('id')
    .where((row) => mayBeAnonymised(row))
    .orderBy('received_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Counts the requests that came before a time and are not erased: those that are done with, and those that are open. */
export async function countExpired(database: Database, before: number): Promise<{ due: number; open: number }> {
  const older = olderThan(database, before).select((row) => row.fn.countAll<number>().as('requests'))
  const due = older.where((row) => mayBeAnonymised(row)).executeTakeFirstOrThrow()
  const open = older.where('state', 'not in', DONE).executeTakeFirstOrThrow()
  return { due: (await due).requests, open: (await open).requests }
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
