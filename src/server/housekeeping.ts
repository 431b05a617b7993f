import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { removeLimitsBefore } from './database/limits.ts'
import type { Database } from './database/open-database.ts'
import { removeSessionsBefore } from './database/sessions.ts'
import { LOGIN_TTL_MS } from './tokens.ts'

const INTERVAL_MS = 10 * 60 * 1000
/** No limit looks further back, and no form takes longer to arrive. */
const KEPT_MS = 60 * 60 * 1000

type Options = { database: Database; incomingDir: string; log: FastifyBaseLogger }

/** Removes from time to time what has run out: logins, counts, and files of forms that a process did not live to finish. */
export function startHousekeeping({ database, incomingDir, log }: Options): { stop: () => void } {
  const tidy = async () => {
    const now = Date.now()
    await removeSessionsBefore(database, now - LOGIN_TTL_MS)
    await removeLimitsBefore(database, now - KEPT_MS)
    await removeFilesBefore(incomingDir, now - KEPT_MS)
  }
  const timer = setInterval(
    () => void tidy().catch((error: unknown) => log.error(error, 'housekeeping failed')),
    INTERVAL_MS,
  )
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

async function removeFilesBefore(folder: string, time: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < time) await rm(path, { force: true })
  }
}
