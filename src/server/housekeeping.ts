import type { FastifyBaseLogger } from 'fastify'
import type { AttachmentStore } from './attachments/attachment-store.ts'
import { removeAccountChangesBefore } from './database/account-changes.ts'
import { resumeForgetting } from './contact/forget-request.ts'
import type { IncomingFolder } from './contact/incoming-folder.ts'
import { listOrphans, removeContent, removeOldUploads } from './database/contents.ts'
import { removeCountsBefore } from './database/insight-counts.ts'
import { removeOldLogins } from './database/known-logins.ts'
import { removeLimitsBefore } from './database/limits.ts'
import type { Database } from './database/open-database.ts'
import { takeInRequests } from './database/take-in-requests.ts'
import { truncateLog } from './database/truncate-log.ts'
import { monthsBefore, retireRequests } from './desk/retire-requests.ts'
import { removeOldSessions } from './database/sessions.ts'
import { taipeiDay } from './taipei-time.ts'

const INTERVAL_MS = 10 * 60 * 1000
/** No rate limit has a longer window. */
const LIMITS_MS = 60 * 60 * 1000
const DAY_MS = 24 * LIMITS_MS

type Options = {
  database: Database
  attachments: AttachmentStore
  incoming: IncomingFolder
  log: FastifyBaseLogger
  retentionMonths: number
  insightMonths: number
}

/**
 * Removes expired data now and from time to time: sessions, rate limits, files of processes that died, old requests, and
 * requests marked for erasure. Stopping waits for the task in progress.
 */
export function startHousekeeping(options: Options): { stop: () => Promise<void> } {
  const { database, attachments, incoming, log, retentionMonths: months, insightMonths } = options
  const tasks: [string, () => Promise<unknown>][] = [
    ['logins', () => removeOldSessions(database)],
    ['known logins', () => removeOldLogins(database)],
    ['limits', () => removeLimitsBefore(database, Date.now() - LIMITS_MS)],
    ['incoming files', () => incoming.removeAbandoned()],
    ['uploads', () => removeOldUploads(database)],
    ['orphaned attachments', () => removeOrphans(database, attachments)],
    ['requests of earlier versions', () => takeInRequests(database)],
    ['old requests', () => retireRequests({ database, attachments, months, log })],
    ['old changes of accounts', () => removeAccountChangesBefore(database, monthsBefore(Date.now(), months))],
    ['old counts', () => removeOldCounts(database, insightMonths)],
    ['requests to be forgotten', () => resumeAndReport(database, attachments, log)],
    ["the database's log", () => truncateLog(database)],
  ]
  const tidy = async () => {
    // An error of one task does not stop the others.
    for (const [task, work] of tasks)
      await work().catch((error: unknown) => log.error({ err: error, task }, 'housekeeping failed'))
  }
  let tidying = Promise.resolve()
  const start = () => {
    tidying = tidying.then(tidy)
  }
  start()
  const timer = setInterval(start, INTERVAL_MS)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return tidying
    },
  }
}

/** Without months all of them are removed: an operator who turns counting off wants nothing kept. */
async function removeOldCounts(database: Database, months: number): Promise<void> {
  const now = Date.now()
  await removeCountsBefore(database, taipeiDay(months > 0 ? monthsBefore(now, months) : now + DAY_MS))
}

async function removeOrphans(database: Database, attachments: AttachmentStore): Promise<void> {
  for (const hash of await listOrphans(database)) await removeContent(database, hash, attachments.remove)
}

async function resumeAndReport(
  database: Database,
  attachments: AttachmentStore,
  log: FastifyBaseLogger,
): Promise<void> {
  const requests = await resumeForgetting({ database, attachments })
  if (requests.length > 0) log.error({ requests }, 'files of requests that are to be forgotten could not be removed')
}
