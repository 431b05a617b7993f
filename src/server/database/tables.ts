import type { RequestType } from '../../contact/request-limits.ts'
import type { FileKind } from '../attachments/file-kind.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { BackendLocale } from '../backend-locale.ts'
import type { Role } from '../access.ts'

/*
 * The tables as migrations leave them, the same on PostgreSQL and on SQLite: ids are text, times milliseconds since 1970.
 */

/** Who may log in. */
export type AccountRow = {
  id: string
  /** In lower case. */
  account: string
  password_hash: string
  role: Role
  language: Locale
  created_at: number
}

/** A login. The token itself is nowhere stored. */
export type SessionRow = {
  token_hash: string
  account_id: string
  /** Kept when the token is replaced: a login ends a fixed time after it. */
  logged_in_at: number
  expires_at: number
  /** The token that this one took the place of: whoever still has it may end the login. */
  replaced_hash: string | null
}

/** Times of what is limited, by whom. */
export type LimitRow = {
  /** What is limited and a hash of who did it. */
  bucket: string
  /** JSON: a list of times, the oldest first. */
  times: string
  last_at: number
}

/** `honeypot`: a field that people do not see was filled. `speed`: it was faster than people are. */
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
  /** Why the request looks as if a program had filled the form in; null for all others. */
  suspicion: Suspicion | null
  /** When erasing was asked for. */
  forgetting_at: number | null
  /** When person and files were erased; the row stays, so that the same key is not taken for a new request. */
  forgotten_at: number | null
}

export type AttachmentRow = {
  request_id: string
  position: number
  file_name: string
  kind: FileKind
  size: number
  /** SHA-256 of the content, hexadecimal: its name in the store. */
  hash: string
}

/** A content of the attachment store: there from before it is put until it is gone. */
export type ContentRow = {
  /** SHA-256 of the content, hexadecimal: its name in the store. */
  hash: string
  /** A process is removing it; when this time passes, that process has died. */
  removing_until: number
}

/** A content that a request which is being stored needs. Gone when the request is written. */
export type UploadRow = {
  request_id: string
  hash: string
  begun_at: number
}

/** Written now and then to see whether the database can be written. */
export type ProbeRow = { name: string; written_at: number }

/** A mail that is to be sent, or was. */
export type MailRow = {
  id: string
  request_id: string
  /** To the sales desk, or a receipt to who wrote. */
  kind: 'desk' | 'receipt'
  created_at: number
  /** Not before this time. */
  due_at: number
  attempts: number
  /** A process is sending it; when this time passes, that process has died. */
  claimed_until: number
  sent_at: number | null
  /** Given up. */
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
