import { statfs } from 'node:fs/promises'
import { PARTS, type Part } from '../check-health.ts'
import type { Database } from '../database/open-database.ts'
import { countMails } from '../database/outbox.ts'
import type { Levels } from './create-registry.ts'

/** Looks up the state of what the API depends on. */
export function readLevels(
  { database, incomingDir }: { database: Database; incomingDir: string },
  findFailing: () => Promise<readonly Part[]>,
): Levels {
  return {
    outbox: () => countMails(database).catch(() => undefined),
    freeBytes: () =>
      statfs(incomingDir).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => undefined,
      ),
    parts: async () => {
      const failing = await findFailing()
      return Object.fromEntries(PARTS.map((part) => [part, !failing.includes(part)]))
    },
  }
}
