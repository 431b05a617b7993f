import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from './metrics.ts'

/** From a page out of memory to a large form over a slow connection. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** Levels that are measured when the figures are asked for; undefined if unknown. */
export type Levels = {
  outbox: () => Promise<{ waiting: number; failed: number; oldestSeconds: number } | undefined>
  /** Free bytes of the disk of `DATA_DIR`. */
  freeBytes: () => Promise<number | undefined>
  /** Whether each part that the API depends on works. */
  parts: () => Promise<Readonly<Record<string, boolean>>>
}

/** The figures of this process, in the text format of Prometheus, and its content type. */
export type Figures = { type: string; read: () => Promise<string> }

/** Creates the counters of this process. */
export function createRegistry(levels: Levels): { metrics: Metrics; figures: Figures } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Responses by pattern of the route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time until a response was sent',
    labelNames: ['route', 'method'] as const,
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const limits = new Counter({
    name: 'site_rate_limit_total',
    help: 'Uses of rate limits, and refusals for want of one',
    labelNames: ['limit', 'outcome'] as const,
    registers,
  })
  const signIns = new Counter({
    name: 'site_sign_ins_total',
    help: 'Logins by outcome',
    labelNames: ['outcome'] as const,
    registers,
  })
  const files = new Counter({ name: 'site_uploaded_files_total', help: 'Files received completely', registers })
  const bytes = new Counter({ name: 'site_uploaded_bytes_total', help: 'Bytes of these files', registers })
  const stored = new Counter({ name: 'site_contact_requests_stored_total', help: 'Contact requests stored', registers })
  const running = new Gauge({ name: 'site_uploads_running', help: 'Bodies that are being read', registers })
  const waiting = new Gauge({ name: 'site_uploads_waiting', help: 'Bodies that wait for a slot', registers })
  const refused = new Counter({ name: 'site_uploads_refused_total', help: 'Bodies that got no slot', registers })
  const lookUp = addLevels(registry, levels)
  // A figure that is there from the start can be watched for a change.
  for (const limit of ['contact', 'login'])
    for (const outcome of ['consumed', 'refused']) limits.inc({ limit, outcome }, 0)
  for (const outcome of ['ok', 'wrong', 'refused']) signIns.inc({ outcome }, 0)
  const metrics: Metrics = {
    answered: ({ method, route = 'unknown', status, seconds }) => {
      const labels = { route, method: METHODS.has(method) ? method : 'other' }
      requests.inc({ ...labels, status })
      durations.observe(labels, seconds)
    },
    limited: (limit, outcome) => limits.inc({ limit, outcome }),
    signedIn: (outcome) => signIns.inc({ outcome }),
    uploaded: (size) => {
      files.inc()
      bytes.inc(size)
    },
    uploads: (change) => {
      waiting.inc(change.waiting ?? 0)
      running.inc(change.running ?? 0)
      refused.inc(change.refused ?? 0)
    },
    stored: () => stored.inc(),
  }
  const read = async () => {
    await lookUp()
    return registry.metrics()
  }
  return { metrics, figures: { type: registry.contentType, read } }
}

/** Adds what is looked up. Returns the function that does, before the figures are written. */
function addLevels(registry: Registry, { outbox, freeBytes, parts }: Levels): () => Promise<void> {
  const registers = [registry]
  const waiting = new Gauge({ name: 'site_outbox_waiting', help: 'Mails that are not sent yet', registers })
  const failed = new Gauge({ name: 'site_outbox_failed', help: 'Mails that were given up', registers })
  const oldest = new Gauge({ name: 'site_outbox_oldest_seconds', help: 'Age of the oldest unsent mail', registers })
  const free = new Gauge({ name: 'site_storage_free_bytes', help: 'Free bytes of the disk of DATA_DIR', registers })
  const labelNames = ['part'] as const
  const up = new Gauge({ name: 'site_probe_up', help: 'Whether a part works: 1, or 0', labelNames, registers })
  // An unknown level has no figure: it is not 0.
  const show = (gauge: Gauge, value: number | undefined) => (value === undefined ? gauge.remove() : gauge.set(value))
  return async () => {
    const [mails, bytes, found] = await Promise.all([outbox(), freeBytes(), parts()])
    show(waiting, mails?.waiting)
    show(failed, mails?.failed)
    show(oldest, mails?.oldestSeconds)
    show(free, bytes)
    for (const [part, isUp] of Object.entries(found)) up.set({ part }, isUp ? 1 : 0)
  }
}
