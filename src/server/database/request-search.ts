import { sql } from 'kysely'
import type { Database } from './open-database.ts'
import type { RequestRow } from './tables.ts'

/** The fields by which a request is found. */
export const SEARCHED = ['id', 'name', 'company', 'subject', 'email'] as const
type Searched = Pick<RequestRow, (typeof SEARCHED)[number]>

/** Stores what a request is found by, if it is not stored yet. */
export async function addToSearch(transaction: Database, request: Searched): Promise<void> {
  const { id, name, company, subject, email } = request
  const text = foldText([id, name, company, subject, email].join('\n'))
  await transaction
    .insertInto('request_search')
    .values({ request_id: id, text })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Returns the ids of requests that contain a text; undefined if there are more than `limit`. It reads all texts, which
 * takes 30 ms for 100,000 requests: words of two Chinese characters are in no index of trigrams.
 */
export async function findByText(database: Database, q: string, limit: number): Promise<string[] | undefined> {
  const rows = await database
    .selectFrom('request_search')
    .select('request_id')
    .where(containsText(q))
    .limit(limit + 1)
    .execute()
  return rows.length > limit ? undefined : rows.map(({ request_id }) => request_id)
}

/** Leaves only the number of a request to be found by. */
export async function forgetSearch(transaction: Database, id: string): Promise<void> {
  const text = foldText(id)
  await transaction
    .insertInto('request_search')
    .values({ request_id: id, text })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet({ text }))
    .execute()
}

/** The condition that a row of `request_search` contains a text. */
export function containsText(q: string) {
  const pattern = `%${foldText(q).replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`text like ${pattern} escape '\\'`
}

/** Forms of characters and letters that people do not tell apart. @example foldText('Ｌｉｎ') // 'lin' */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
