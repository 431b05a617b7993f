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
  /** `TRUST_PROXY`: whose X-Forwarded-For is believed; `true` or addresses. Nobody's when left out. */
  trustProxy: boolean | string[]
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

function readTrust(value: string): boolean | string[] {
  if (value === '' || value === 'false') return false
  if (value === 'true') return true
  const addresses = listOf(value)
  const stray = addresses.find((address) => isIP(address.split('/')[0] ?? '') === 0)
  if (stray !== undefined)
    throw new Error(`TRUST_PROXY is "${value}"; expected true, or addresses with commas between them`)
  return addresses
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
