import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from '../content/catalogue.ts'
import { createDueCatalogue } from '../content/due/due-catalogue.ts'
import { loadContent, snapshotOptions } from '../content/load-snapshot.ts'
import type { Environment } from '../base/settings.ts'
import type { SecondFactorRule } from './access.ts'
import type { AttachmentStore } from './attachments/attachment-store.ts'
import { openAttachmentStore } from './attachments/open-attachment-store.ts'
import type { ServerConfig } from './config.ts'
import { type Database, openDatabase } from './database/open-database.ts'
import { openIncomingFolder } from './contact/incoming-folder.ts'
import { createHealthCheck, type Part } from './check-health.ts'
import { type Events, openEvents } from './desk/events.ts'
import { startHousekeeping } from './housekeeping.ts'
import { type InsightCounter, openInsightCounter } from './insight/insight-counter.ts'
import type { Figures } from './metrics/create-registry.ts'
import { type Metrics, NO_METRICS } from './metrics/metrics.ts'
import { readLevels } from './metrics/read-levels.ts'
import { startMeasuring } from './metrics/start-measuring.ts'
import { openOutbox, type Outbox } from './mail/outbox.ts'
import { describeRelease, type Release } from './release.ts'
import { codeOf } from './storage-failure.ts'
import { traceStore } from './tracing/trace-store.ts'
import type { Tracer } from './tracing/tracing.ts'

/** The services of the API's routes. */
export type Services = {
  /** The content that is shown now: another object when a record has become due. Not to be kept. */
  readonly catalogue: Catalogue
  database: Database
  attachments: AttachmentStore
  outbox: Outbox
  /** Tells desks of new and changed requests. */
  events: Events
  /** After how many months closed requests are anonymised. */
  retentionMonths: number
  /** The roles that must have a second factor. */
  secondFactor: SecondFactorRule
  /** Counts what visitors met. */
  insight: InsightCounter
  /** For how many months that is kept. */
  insightMonths: number
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
  /** Undefined if nothing is traced. */
  tracing: Tracer | undefined
  /** Stops the services, and waits for work in progress. */
  close: () => Promise<void>
}

/** Returns what of the content is shown at the time of the call. */
export type ReadCatalogue = () => Catalogue

/** Reads the site's content, for `openServices`: the shown part moves on at midnight in Taipei. */
export async function readContent(root: string, env: Environment): Promise<ReadCatalogue> {
  const options = snapshotOptions(root, env)
  return createDueCatalogue(await loadContent(options), { day: options.day })
}

/** Opens all configured services. */
export async function openServices(
  config: ServerConfig,
  readCatalogue: ReadCatalogue,
  log: FastifyBaseLogger,
): Promise<Services> {
  const release = describeRelease(config)
  // Loaded on demand: most processes trace nothing.
  const tracing =
    config.tracing &&
    (await import('./tracing/start-tracing.ts')).startTracing({ ...config.tracing, version: release.version })
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onQuery:
      tracing && (({ sql, ms, error }) => tracing.note(`db ${verbOf(sql)}`, { 'db.query.text': sql }, ms, error)),
    onLostConnection: (error) => log.warn({ code: codeOf(error) }, 'a connection to the database broke'),
  })
  const store = await openAttachmentStore(config)
  const attachments = tracing ? traceStore(store, tracing) : store
  const outbox = openOutbox({ mail: config.mail, database, attachments, log, tracing })
  const events = openEvents({ database, log })
  const { retentionMonths, insightMonths } = config
  const insight = openInsightCounter({ database, log, isOn: insightMonths > 0 })
  const incoming = openIncomingFolder(join(config.dataDir, 'incoming'))
  const incomingDir = incoming.path
  const findFailing = createHealthCheck({ database, attachments, incomingDir }, log)
  const measuring =
    config.metrics && (await startMeasuring(config.metrics, readLevels({ database, incomingDir }, findFailing)))
  const housekeeping = startHousekeeping({
    database,
    attachments,
    incoming,
    log,
    retentionMonths,
    insightMonths,
  })
  return {
    get catalogue() {
      return readCatalogue()
    },
    database,
    attachments,
    outbox,
    events,
    retentionMonths,
    secondFactor: config.secondFactor,
    insight,
    insightMonths,
    incomingDir,
    log,
    corsOrigins: config.corsOrigins,
    release,
    findFailing,
    metrics: measuring?.metrics ?? NO_METRICS,
    figures: measuring?.figures,
    tracing,
    close: async () => {
      await events.close()
      await insight.close()
      await housekeeping.stop()
      await outbox.close()
      await incoming.close()
      await measuring?.stop()
      await database.destroy()
      await tracing?.stop()
    },
  }
}

function verbOf(sql: string): string {
  return /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query'
}
