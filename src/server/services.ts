import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../catalogue/load-snapshot.ts'
import type { AttachmentStore } from './attachments/attachment-store.ts'
import { openAttachmentStore } from './attachments/open-attachment-store.ts'
import type { ServerConfig } from './config.ts'
import { type Database, openDatabase } from './database/open-database.ts'
import { openIncomingFolder } from './contact/incoming-folder.ts'
import { createHealthCheck, type Part } from './check-health.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { Figures } from './metrics/create-registry.ts'
import { type Metrics, NO_METRICS } from './metrics/metrics.ts'
import { readLevels } from './metrics/read-levels.ts'
import { startMeasuring } from './metrics/start-measuring.ts'
import { openOutbox, type Outbox } from './mail/outbox.ts'
import { describeRelease, type Release } from './release.ts'
import { codeOf } from './storage-failure.ts'

/** The services of the API's routes. */
export type Services = {
  catalogue: Catalogue
  database: Database
  attachments: AttachmentStore
  outbox: Outbox
  /** Folder of files that this process is receiving. */
  incomingDir: string
  log: FastifyBaseLogger
  corsOrigins: readonly string[]
  release: Release
  /** Returns the failing parts; the result is kept for a few seconds. */
  findFailing: () => Promise<readonly Part[]>
  metrics: Metrics
  /** Where the figures are read, for who has the token. */
  figures: (Figures & { token: string }) | undefined
  /** Stops the services, and waits for work in progress. */
  close: () => Promise<void>
}

/** Reads the site's content, for `openServices`. */
export async function readCatalogue(root: string, env: NodeJS.ProcessEnv): Promise<Catalogue> {
  return createCatalogue(await loadSnapshot(snapshotOptions(root, env)))
}

/** Opens all configured services. */
export async function openServices(
  config: ServerConfig,
  catalogue: Catalogue,
  log: FastifyBaseLogger,
): Promise<Services> {
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onLostConnection: (error) => log.warn({ code: codeOf(error) }, 'a connection to the database broke'),
  })
  const attachments = await openAttachmentStore(config)
  const outbox = openOutbox({ mail: config.mail, database, attachments, log })
  const incoming = openIncomingFolder(join(config.dataDir, 'incoming'))
  const incomingDir = incoming.path
  const findFailing = createHealthCheck({ database, attachments, incomingDir }, log)
  const measuring =
    config.metrics && (await startMeasuring(config.metrics, readLevels({ database, incomingDir }, findFailing)))
  const housekeeping = startHousekeeping({ database, attachments, incoming, log })
  return {
    catalogue,
    database,
    attachments,
    outbox,
    incomingDir,
    log,
    corsOrigins: config.corsOrigins,
    release: describeRelease(config),
    findFailing,
    metrics: measuring?.metrics ?? NO_METRICS,
    figures: measuring?.figures,
    close: async () => {
      await housekeeping.stop()
      await outbox.close()
      await incoming.close()
      await measuring?.stop()
      await database.destroy()
    },
  }
}
