import type { RequestType } from '../../contact/request-limits.ts'
import type { FileKind } from '../attachments/file-kind.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { BackendLocale } from '../backend-locale.ts'
import type { Role } from '../access.ts'

/* The tables after all migrations, the same on PostgreSQL and on SQLite: ids are text, times milliseconds since 1970. */

/** An account that can log in. */
export type AccountRow = {
  id: string
  /** In lower case. */
  account: string
  password_hash: string
  role: Role
  language: Locale
  created_at: number
}

/** A session. The token itself is not stored. */
export type SessionRow = {
  token_hash: string
  account_id: string
  /** Kept when the token is replaced: a session ends a fixed time after its login. */
  logged_in_at: number
  expires_at: number
  /** The previous token: its holder may still end the session. */
  replaced_hash: string | null
}

/** Uses of a rate-limit key. */
export type LimitRow = {
  /** What is limited, and a hash of the client. */
  bucket: string
  /** JSON: a list of times, the oldest first. */
  times: string
  last_at: number
}

/** `honeypot`: a hidden field was filled in. `speed`: the form was sent faster than a person can. */
export type Suspicion = 'honeypot' | 'speed'

export type RequestRow = {
  id: string
  idempotency_key: string | null
  received_at: number
  locale: BackendLocale
  type: RequestType
  subject: string
  details: string
  name: string
  phone: string
  email: string
  company: string
  /** Why the request looks like it was filled in by a program; null for all others. */
  suspicion: Suspicion | null
  /** When its erasure was requested. */
  forgetting_at: number | null
  /** When personal data and files were erased; the row stays, so that its key is not accepted as a new request. */
  forgotten_at: number | null
}

export type AttachmentRow = {
  request_id: string
  position: number
  file_name: string
  kind: FileKind
  size: number
  /** SHA-256 of the content, hexadecimal: its key in the store. */
  hash: string
}

/** A file of the attachment store: the row exists from before it is stored until it is removed. */
export type ContentRow = {
  /** SHA-256 of the content, hexadecimal: its key in the store. */
  hash: string
  /** Lease of the process that is removing it; once it has expired, that process is dead. */
  removing_until: number
}

/** A file of a request that is being stored. Deleted when the request is written. */
export type UploadRow = {
  request_id: string
  hash: string
  begun_at: number
}

/** Written from time to time to test whether the database is writable. */
export type ProbeRow = { name: string; written_at: number }

/** A mail in the outbox, sent or not. */
export type MailRow = {
  id: string
  request_id: string
  /** To the sales desk, or a receipt to the sender. */
  kind: 'desk' | 'receipt'
  created_at: number
  /** Not sent before this time. */
  due_at: number
  attempts: number
  /** Lease of the process that is sending it; once it has expired, that process is dead. */
  claimed_until: number
  sent_at: number | null
  /** When sending was given up. */
  failed_at: number | null
}

export type Tables = {
  accounts: AccountRow
  sessions: SessionRow
  limits: LimitRow
  requests: RequestRow
  attachments: AttachmentRow
  contents: ContentRow
  uploads: UploadRow
  probes: ProbeRow
  outbox: MailRow
}
