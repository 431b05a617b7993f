import type { Database } from './open-database.ts'
import { addToSearch, SEARCHED } from './request-search.ts'

const AT_ONCE = 200

/**
 * Brings requests to the desk that an earlier version has stored, before an update or beside this version: they can be
 * searched, and those that look automatic are unwanted. Two processes may do so at once.
 */
export async function takeInRequests(database: Database): Promise<void> {
  for (;;) {
    const found = await database
      .selectFrom('requests')
      .select([...SEARCHED, 'received_at', 'suspicion', 'forgotten_at'])
      .where('changed_at', '=', 0)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (found.length === 0) return
    await database.transaction().execute(async (transaction) => {
      for (const request of found) {
        const { id, received_at, suspicion, forgotten_at } = request
        await addToSearch(transaction, request)
        const state = forgotten_at === null ? (suspicion ? 'unwanted' : 'new') : 'closed'
        await transaction
          .updateTable('requests')
          .set({ state, changed_at: received_at })
          .where('id', '=', id)
          .where('changed_at', '=', 0)
          .execute()
      }
    })
  }
}
