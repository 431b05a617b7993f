import { findByEmail } from '../database/requests.ts'
import { addAccountChange } from '../database/account-changes.ts'
import { listHistory, recordRequestView } from '../database/history.ts'
import type { Database } from '../database/open-database.ts'
import { listMails } from '../database/outbox.ts'
import { toDetail, toTime } from './describe-request.ts'

/** Returns all that is stored about a mail address, in any case of its letters; noted in the history of each request. */
export async function exportPerson(database: Database, email: string, account: string) {
  const requests: object[] = []
  for (const request of await findByEmail(database, email)) {
    await recordRequestView(database, { requestId: request.id, account, kind: 'exported' })
    const { unread: _, attachments, ...detail } = toDetail(request, await listHistory(database, request.id), false)
    requests.push({
      ...detail,
      attachments: attachments.map((file) => ({
        ...file,
        path: `/api/desk/requests/${request.id}/attachments/${file.position}`,
      })),
      mails: (await listMails(database, request.id)).map(({ kind, created_at, sent_at, failed_at }) => ({
        kind,
        createdAt: toTime(created_at),
        sentAt: sent_at === null ? null : toTime(sent_at),
        failedAt: failed_at === null ? null : toTime(failed_at),
      })),
    })
  }
  const to_value = String(requests.length)
  await addAccountChange(database, { actor: account, account: '', kind: 'exported', to_value })
  return { email, madeAt: toTime(Date.now()), requests }
}
