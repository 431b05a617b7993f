import type { Database } from './open-database.ts'
import type { AnswerRow } from './tables.ts'

/** Lists the mails to the sender of a request before an answer: the receipt and earlier answers, the oldest first. */
export async function findThread(
  database: Database,
  { id, request_id, created_at }: Pick<AnswerRow, 'id' | 'request_id' | 'created_at'>,
): Promise<string[]> {
  const receipts = await database
    .selectFrom('outbox')
    .select('id')
    .where('request_id', '=', request_id)
    .where('kind', '=', 'receipt')
    .execute()
  const earlier = await database
    .selectFrom('answers')
    .select('id')
    .where('request_id', '=', request_id)
    .where('created_at', '<', created_at)
    .where('id', '<>', id)
    .orderBy('created_at')
    .execute()
  return [...receipts, ...earlier].map((mail) => mail.id)
}
