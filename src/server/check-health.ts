import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { AttachmentStore } from './attachments/attachment-store.ts'
import { MAX_BODY_BYTES } from './contact/read-form.ts'
import type { Database } from './database/open-database.ts'
import { probeDatabase } from './database/probe.ts'
import { OWN } from './data-mode.ts'

/** The parts that the API depends on. `storage` is the disk of `DATA_DIR`. */
export const PARTS = ['database', 'storage', 'attachments'] as const
export type Part = (typeof PARTS)[number]

/** Timeout of a check: a slower part counts as failing. */
const PATIENCE_MS = 2_000
/** How long a result is cached, because a check writes to the database. */
const KEPT_MS = 5_000
/** Free space for one form of the maximum size. */
const MIN_FREE_BYTES = MAX_BODY_BYTES

type Probed = { database: Database; attachments: AttachmentStore; incomingDir: string }

/** Creates a check that returns the failing parts, by using each of them. Logs every change of the result. */
export function createHealthCheck(services: Probed, log: FastifyBaseLogger): () => Promise<readonly Part[]> {
  let found: Promise<readonly Part[]> | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let said = ''
  return () => {
    if (!found || performance.now() - checkedAt > KEPT_MS) {
      checkedAt = performance.now()
      found = findFailing(services).then((failures) => {
        const failing = failures.map(({ part }) => part)
        if (said !== String(failing))
          for (const { part, cause } of failures) log.error({ err: cause, part }, 'unhealthy')
        if (said && failing.length === 0) log.info('healthy again')
        said = String(failing)
        return failing
      })
    }
    return found
  }
}

async function findFailing({ database, attachments, incomingDir }: Probed): Promise<{ part: Part; cause: Error }[]> {
  const probes: [Part, () => Promise<unknown>][] = [
    ['database', () => probeDatabase(database)],
    ['storage', () => probeFolder(incomingDir)],
    ['attachments', () => probeAttachments(attachments)],
  ]
  const results = await Promise.all(
    probes.map(([part, probe]) =>
      Promise.race([probe(), giveUp()]).then(
        () => [],
        (cause: Error) => [{ part, cause }],
      ),
    ),
  )
  return results.flat()
}

/** Requests a key that no store can have: a store that reports it is broken. */
async function probeAttachments(attachments: AttachmentStore): Promise<void> {
  if (await attachments.has(randomUUID())) throw new Error('the attachment store reports a file that was never stored')
}

async function probeFolder(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder).catch(() =>
    mkdir(folder, { recursive: true, mode: OWN }).then(() => statfs(folder)),
  )
  const free = bavail * bsize
  if (free < MIN_FREE_BYTES) throw new Error(`${free} bytes are free, ${MIN_FREE_BYTES} are needed for one form`)
  const path = join(folder, 'health')
  await writeFile(path, 'x')
  await rm(path)
}

async function giveUp(): Promise<never> {
  await wait(PATIENCE_MS, undefined, { ref: false })
  throw new Error(`no response within ${PATIENCE_MS} ms`)
}
