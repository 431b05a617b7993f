import { isIP } from 'node:net'
import { join } from 'node:path'
import { SITE } from '../site.ts'

export type MailConfig = {
  /** `smtp://` or `smtps://`, with user and password when the server asks for them. */
  smtpUrl: string
  /** The sales desk. */
  to: string
  from: string
}

/** How the API runs here. Everything comes from the environment and has a default that works on a fresh machine. */
export type ServerConfig = {
  /** `DATA_DIR`: the embedded database, attachments and what is being received. */
  dataDir: string
  /** `DATABASE_URL`: a PostgreSQL; the embedded database when left out. */
  databaseUrl: string | undefined
  /** `ATTACHMENTS_URL`: `s3://bucket/prefix`; a folder of `dataDir` when left out. */
  attachmentsUrl: string | undefined
  /** `SMTP_URL`, `CONTACT_TO`, `MAIL_FROM`: nothing is mailed unless the first two are set. */
  mail: MailConfig | undefined
  /** `TRUST_PROXY`: whose X-Forwarded-For is believed: so many proxies before this process, or addresses. Nobody's when left out. */
  trustProxy: false | number | string[]
  /** `CORS_ORIGINS`: other origins that pages may call from. */
  corsOrigins: string[]
  /** `LOG_LEVEL` of pino. */
  logLevel: string
}

/** Reads the configuration. Throws a sentence when a value cannot be meant. */
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
    logLevel: env.LOG_LEVEL || 'info',
  }
}

/** `true` is refused: it would believe the left-most address, which is the caller's to choose, and no limit would hold. */
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
