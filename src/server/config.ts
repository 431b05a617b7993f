import { isIP } from 'node:net'
import { join } from 'node:path'
import { readSiteFolders } from '../environment.ts'
import { SITE } from '../site.ts'

export type MailConfig = {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  smtpUrl: string
  /** Address of the sales desk. */
  to: string
  from: string
}

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
  /** `COMMIT`: what the running sources were taken from. */
  commit: string | undefined
  /** `LOG_LEVEL` of pino. */
  logLevel: string
}

/** Reads the configuration. Throws an error with a readable message if a value is invalid. */
export function readConfig(root: string, env: NodeJS.ProcessEnv): ServerConfig {
  return {
    dataDir: env.DATA_DIR || join(root, '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    attachmentsUrl: env.ATTACHMENTS_URL || undefined,
    mail:
      env.SMTP_URL && env.CONTACT_TO
        ? { smtpUrl: env.SMTP_URL, to: env.CONTACT_TO, from: env.MAIL_FROM || SITE.email }
        : undefined,
    trustProxy: readTrust(env.TRUST_PROXY ?? ''),
    corsOrigins: listOf(env.CORS_ORIGINS ?? ''),
    buildsDir: readSiteFolders(root, env).buildsDir,
    commit: env.COMMIT || undefined,
    logLevel: env.LOG_LEVEL || 'info',
  }
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
