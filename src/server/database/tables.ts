import type { RequestType } from '../../web/features/contact/request-limits.ts'
import type { FileKind } from '../attachments/file-kind.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import type { Role } from '../access.ts'
import type { AccountEvent } from '../../web/features/staff/desk/account-events.ts'

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
  /** Changes of requests up to this time count as read. */
  read_before: number
  /** 1 while the password is one that another person has set. */
  password_given: number
}

/** An event of an account. Rows are only added or counted up, and removed with their age. */
export type AccountChangeRow = {
  id: string
  at: number
  /** The account that did it; `COMMAND` for a command on the host; '' for a stranger. */
  actor: string
  /** The account that it was done to; '' if there is none. */
  account: string
  kind: AccountEvent
  /** The role before, of a change of the role or a removal. */
  from_value: string | null
  /** The role after, of an addition or a change of the role; the refused call; the number of exported requests, the number of an erased one. */
  to_value: string | null
  /** Of a login: the network of the address, not the address. */
  network: string | null
  /** How many alike within an hour are this entry. */
  count: number
  /** The time of the last of them. */
  last_at: number | null
}

/** The name of a removed account, which is not given again. */
export type FormerAccountRow = { account: string }

/** A session. The token itself is not stored. */
export type SessionRow = {
  token_hash: string
  account_id: string
  /** Kept when the token is replaced: a session ends a fixed time after its login. */
  logged_in_at: number
  /** When its holder last typed the password. */
  proved_at: number
  expires_at: number
  /** The previous token: its holder may still end the session. */
  replaced_hash: string | null
}

/** The second factor of an account: an authenticator app. */
export type SecondFactorRow = {
  account_id: string
  /** In base 32. Stored as it is: to compare codes, the secret itself is needed. */
  secret: string
  /** Null until a first code has shown that the app has the secret: it counts from then on. */
  confirmed_at: number | null
  /** The step of the last accepted code: no code is accepted twice. */
  last_step: number
}

/** An unused recovery code. */
export type RecoveryCodeRow = { code_hash: string; account_id: string }

/** When an account last logged in from an address. `bucket`: a hash of the account, and one of the address. */
export type KnownLoginRow = { bucket: string; last_at: number }

/** Uses of a rate-limit key. */
export type LimitRow = {
  /** The limited action, and a hash of the client. */
  bucket: string
  /** JSON: a list of times, the oldest first. */
  times: string
  last_at: number
}

/** `honeypot`: a hidden field was filled in. `speed`: the form was sent faster than a person can. */
export type Suspicion = 'honeypot' | 'speed'

export const REQUEST_STATES = ['new', 'in_progress', 'quoted', 'closed', 'unwanted'] as const
/** `unwanted` is where requests land that look automatic. */
export type RequestState = (typeof REQUEST_STATES)[number]

export type RequestRow = {
  id: string
  idempotency_key: string | null
  /** Hash of the fields and files, by `hashContent`; null if an earlier version stored it, or it is erased. */
  content_hash: string | null
  received_at: number
  /** The backend's code of the language. */
  locale: string
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
  state: RequestState
  /** Grows with every change: a client that saves names the version that it saw. */
  version: number
  /** Account in charge. */
  person: string | null
  /** Last change; `received_at` until the first one. 0: stored by an earlier version, and not taken in yet. */
  changed_at: number
}

/** The searched text of a request, in lower case. */
export type SearchRow = { request_id: string; text: string }

/** An entry of a request's history. */
export type HistoryRow = {
  id: string
  request_id: string
  at: number
  /** Looks within half an hour are one entry. */
  last_at: number
  count: number
  /** Null: the retention job, or a command on the host. */
  account: string | null
  kind: 'state' | 'person' | 'note' | 'answer' | 'viewed' | 'downloaded' | 'exported' | 'erased' | 'anonymised'
  /** The request's version after this change; null for looks. */
  version: number | null
  from_value: string | null
  to_value: string | null
  /** A note, the reason of an erasure, or the name of a file; '' once erased. */
  text: string | null
}

/** Which version of a request an account has seen. */
export type ReadRow = { account_id: string; request_id: string; version: number }

/** When a job ran last, and to how many it applied. */
export type JobRow = { name: string; ran_at: number; outcome: number }

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

/** The fields of all mails that are sent from the database. */
export type QueuedRow = {
  id: string
  request_id: string
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

/** A mail of the program, sent or not: to the sales desk, or a receipt to the sender. */
export type MailRow = QueuedRow & { kind: 'desk' | 'receipt' }

/** A mail of the desk to the sender of a request. A table of its own: an earlier version would send it to the desk. */
export type AnswerRow = QueuedRow & { language: Locale; subject: string; body: string }

export const COUNT_KINDS = ['unfound', 'sheet', 'missing', 'lcp', 'inp', 'cls'] as const
/** The counted events: searches without a result, data sheets, addresses without a page, and how fast pages are. */
export type CountKind = (typeof COUNT_KINDS)[number]

/** How often something was met on a day in Taipei. */
export type CountRow = {
  /** `2026-11-24` */
  day: string
  kind: CountKind
  /** A term, the code of a product, a path, or the name of a screen; '' for all that had no room of its own. */
  name: string
  /** The language, where a visitor came from, or the number of a bucket. */
  detail: string
  count: number
}

export type Tables = {
  accounts: AccountRow
  account_changes: AccountChangeRow
  former_accounts: FormerAccountRow
  sessions: SessionRow
  known_logins: KnownLoginRow
  second_factors: SecondFactorRow
  recovery_codes: RecoveryCodeRow
  limits: LimitRow
  requests: RequestRow
  attachments: AttachmentRow
  contents: ContentRow
  uploads: UploadRow
  probes: ProbeRow
  outbox: MailRow
  request_search: SearchRow
  history: HistoryRow
  answers: AnswerRow
  request_reads: ReadRow
  jobs: JobRow
  insight_counts: CountRow
}
