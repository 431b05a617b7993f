import { isIP } from 'node:net'
import { join } from 'node:path'
import { readSiteFolders } from '../base/environment.ts'
import type { Environment } from '../base/settings.ts'
import { SECOND_FACTOR_RULES, type SecondFactorRule } from './access.ts'
import { SITE } from '#vendor/site.ts'

export type MailConfig = {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  smtpUrl: string
  /** Address of the sales desk. */
  to: string
  from: string
}

export type MetricsConfig = {
  /** A port of their own, at `/metrics`; none by default. */
  port: number | undefined
  host: string
  /** With it they are at `/api/metrics` too, for who sends it. */
  token: string | undefined
}

export type TracingConfig = {
  serviceName: string
  /** Share of the requests, from 0 to 1. */
  share: number
}

/** A token is as hard to guess as a password. */
const MIN_TOKEN_LENGTH = 16

const MAX_MONTHS = 120

/** Configuration of the API. All values come from environment variables; the defaults work on a fresh machine. */
export type ServerConfig = {
  /** `DATA_DIR`: folder of the embedded database, attachments and uploads in progress. */
  dataDir: string
  /** `DATABASE_URL`: a PostgreSQL; by default the embedded database. */
  databaseUrl: string | undefined
  /** `ATTACHMENTS_URL`: `s3://bucket/prefix`; by default a folder of `dataDir`. */
  attachmentsUrl: string | undefined
  /** `SMTP_URL`, `CONTACT_TO`, `MAIL_FROM`: no mail is sent unless the first two are set. */
  mail: MailConfig | undefined
  /** `TRUST_PROXY`: proxies whose X-Forwarded-For is trusted: their number, or their addresses. None by default. */
  trustProxy: false | number | string[]
  /** `CORS_ORIGINS`: other origins whose pages may call the API. */
  corsOrigins: string[]
  /** `BUILDS_DIR`: folder of the manifests of builds. */
  buildsDir: string
  /** `COMMIT`: the commit of the running sources. */
  commit: string | undefined
  /** `METRICS_PORT`, `METRICS_HOST`, `METRICS_TOKEN`: figures for Prometheus. Nothing is counted without one of port and token. */
  metrics: MetricsConfig | undefined
  /** `RETENTION_MONTHS`: after how many months closed requests are anonymised. */
  retentionMonths: number
  /** `SECOND_FACTOR`: roles that must have a second factor. */
  secondFactor: SecondFactorRule
  /** `INSIGHT_MONTHS`: how long counts of what visitors met are kept; 0 counts nothing. */
  insightMonths: number
  /** `OTEL_…`: where traces are sent. Nothing is traced without an endpoint. */
  tracing: TracingConfig | undefined
  /** `LOG_LEVEL` of pino. */
  logLevel: string
}

/** Reads the configuration. Throws an error with a readable message if a value is invalid. */
export function readConfig(root: string, env: Environment): ServerConfig {
  return {
    dataDir: env.DATA_DIR || join(root, '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    attachmentsUrl: env.ATTACHMENTS_URL || undefined,
    mail:
      env.SMTP_URL && env.CONTACT_TO
        ? { smtpUrl: readMailAddress(env.SMTP_URL), to: env.CONTACT_TO, from: env.MAIL_FROM || SITE.email }
        : undefined,
    trustProxy: readTrust(env.TRUST_PROXY ?? ''),
    corsOrigins: listOf(env.CORS_ORIGINS ?? ''),
    buildsDir: readSiteFolders(root, env).buildsDir,
    commit: env.COMMIT || undefined,
    metrics: readMetrics(env),
    retentionMonths: readMonths('RETENTION_MONTHS', env.RETENTION_MONTHS || '24', 1),
    secondFactor: readRule(env.SECOND_FACTOR || 'optional'),
    insightMonths: readMonths('INSIGHT_MONTHS', env.INSIGHT_MONTHS || '13', 0),
    tracing: readTracing(env),
    logLevel: env.LOG_LEVEL || 'info',
  }
}

/** The address has a password and is not repeated. */
function readMailAddress(value: string): string {
  if (!/^smtps?:\/\/./.test(value) || !URL.canParse(value))
    throw new Error('SMTP_URL is no address; expected smtp:// or smtps:// with a host')
  return value
}

function readMetrics({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Environment): MetricsConfig | undefined {
  if (!METRICS_PORT && !METRICS_TOKEN) return undefined
  const port = METRICS_PORT ? Number(METRICS_PORT) : undefined
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port <= 65_535))
    throw new Error(`METRICS_PORT is "${METRICS_PORT}"; expected a number from 1 to 65535`)
  if (METRICS_TOKEN && (METRICS_TOKEN.length < MIN_TOKEN_LENGTH || /\s/.test(METRICS_TOKEN)))
    throw new Error(`METRICS_TOKEN needs at least ${MIN_TOKEN_LENGTH} characters, and no spaces`)
  return { port, host: METRICS_HOST || '127.0.0.1', token: METRICS_TOKEN || undefined }
}

function readMonths(name: 'RETENTION_MONTHS' | 'INSIGHT_MONTHS', value: string, least: number): number {
  const months = /^\d{1,3}$/.test(value) ? Number(value) : -1
  if (months < least || months > MAX_MONTHS)
    throw new Error(`${name} is "${value}"; expected a number from ${least} to ${MAX_MONTHS}`)
  return months
}

function readRule(value: string): SecondFactorRule {
  const rule = SECOND_FACTOR_RULES.find((known) => known === value)
  if (!rule) throw new Error(`SECOND_FACTOR is "${value}"; expected ${SECOND_FACTOR_RULES.join(', ')}`)
  return rule
}

function readTracing(env: Environment): TracingConfig | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return undefined
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG || 1)
  if (!(share >= 0 && share <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${env.OTEL_TRACES_SAMPLER_ARG}"; expected a share from 0 to 1`)
  return { serviceName: env.OTEL_SERVICE_NAME || 'site-api', share }
}

/** `true` is refused: it would trust the left-most address, which the client chooses, and no rate limit would work. */
function readTrust(value: string): false | number | string[] {
  if (value === '' || value === 'false' || value === '0') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const addresses = listOf(value)
  if (addresses.length === 0 || !addresses.every(isAddress))
    throw new Error(
      `TRUST_PROXY is "${value}"; expected how many proxies stand before this process (1), or their addresses with commas between them`,
    )
  return addresses
}

function isAddress(value: string): boolean {
  const [address = '', bits = '0', ...rest] = value.split('/')
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128 && rest.length === 0
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
