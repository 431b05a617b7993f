import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { AttachmentStore } from './attachments/attachment-store.ts'
import { removeLimitsBefore } from './database/limits.ts'
import type { Database } from './database/open-database.ts'
import { removeSessionsBefore } from './database/sessions.ts'
import { removeUploadsBefore } from './database/uploads.ts'
import { LOGIN_TTL_MS } from './tokens.ts'

const INTERVAL_MS = 10 * 60 * 1000
/** No limit looks further back, and no form takes longer to arrive. */
const KEPT_MS = 60 * 60 * 1000
/** No request takes longer to be written than its files. */
const UPLOAD_MS = 24 * 60 * 60 * 1000

type Options = { database: Database; attachments: AttachmentStore; incomingDir: string; log: FastifyBaseLogger }

/**
 * Removes, now and from time to time, what has run out: logins, counts, and files of forms and requests that a process did not live
 * to finish. Stopping waits for what is under way.
 */
export function startHousekeeping({ database, attachments, incomingDir, log }: Options): { stop: () => Promise<void> } {
  const tidy = async () => {
    const now = Date.now()
    await removeSessionsBefore(database, now - LOGIN_TTL_MS)
    await removeLimitsBefore(database, now - KEPT_MS)
    await removeFilesBefore(incomingDir, now - KEPT_MS)
    await removeUploadsBefore(database, now - UPLOAD_MS, attachments.remove)
  }
  let tidying = Promise.resolve()
  const start = () => {
    tidying = tidying.then(tidy).catch((error: unknown) => log.error(error, 'housekeeping failed'))
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

async function removeFilesBefore(folder: string, time: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < time) await rm(path, { force: true })
  }
}
