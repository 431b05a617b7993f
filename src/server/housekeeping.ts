import type { FastifyBaseLogger } from 'fastify'
import type { AttachmentStore } from './attachments/attachment-store.ts'
import { resumeForgetting } from './contact/forget-request.ts'
import type { IncomingFolder } from './contact/incoming-folder.ts'
import { listOrphans, removeContent, removeOldUploads } from './database/contents.ts'
import { removeLimitsBefore } from './database/limits.ts'
import type { Database } from './database/open-database.ts'
import { takeInRequests } from './database/take-in-requests.ts'
import { retireRequests } from './desk/retire-requests.ts'
import { removeOldSessions } from './database/sessions.ts'

const INTERVAL_MS = 10 * 60 * 1000
/** No rate limit has a longer window. */
const LIMITS_MS = 60 * 60 * 1000

type Options = {
  database: Database
  attachments: AttachmentStore
  incoming: IncomingFolder
  log: FastifyBaseLogger
  retentionMonths: number
}

/**
 * Removes expired data now and from time to time: sessions, rate limits, files of processes that died, old requests, and
 * requests marked for erasure. Stopping waits for the task in progress.
 */
export function startHousekeeping({ database, attachments, incoming, log, retentionMonths: months }: Options): {
  stop: () => Promise<void>
} {
  const tasks: [string, () => Promise<unknown>][] = [
    ['logins', () => removeOldSessions(database)],
    ['limits', () => removeLimitsBefore(database, Date.now() - LIMITS_MS)],
    ['incoming files', () => incoming.removeAbandoned()],
    ['uploads', () => removeOldUploads(database)],
    ['orphaned attachments', () => removeOrphans(database, attachments)],
    ['requests of earlier versions', () => takeInRequests(database)],
    ['old requests', () => retireRequests({ database, attachments, months, log })],
    ['requests to be forgotten', () => resumeAndReport(database, attachments, log)],
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
