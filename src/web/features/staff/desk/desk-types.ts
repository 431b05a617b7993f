import type { AccountEvent } from './account-events.ts'
import type { Locale } from '../../../../base/i18n/locale.ts'
import type { RequestType } from '../../contact/request-limits.ts'
import { MORE_REQUEST_TYPES } from '#vendor/site.ts'

/* The answers of the desk's API (src/server/README.md). Times are ISO 8601 in UTC. */

export const STATES = ['new', 'in_progress', 'quoted', 'closed', 'unwanted'] as const
export type State = (typeof STATES)[number]

/** The same as of the contact form, which must not share a file with the desk. */
export const KINDS = [
  'product',
  'partnership',
  'quotation',
  ...MORE_REQUEST_TYPES,
  'other',
] as const satisfies readonly RequestType[]

export const ROLES = ['viewer', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** A request in the list. Texts are '' once it is erased. */
export type Summary = {
  number: string
  /** Grows with every change. */
  version: number
  state: State
  /** The account in charge. */
  person: string | null
  kind: RequestType
  receivedAt: string
  changedAt: string
  language: Locale
  name: string
  company: string
  subject: string
  email: string
  suspicion: 'honeypot' | 'speed' | null
  files: number
  /** Received, or changed by another, and not opened since by this account. */
  unread: boolean
  /** `pending`: some files could not be removed yet, which is tried again. */
  erased: 'no' | 'pending' | 'yes'
}

export type Attachment = { position: number; name: string; kind: string; size: number }

/** A request with everything that was sent and done. */
export type Detail = Summary & {
  phone: string
  details: string
  attachments: Attachment[]
  /** The oldest first. */
  history: Entry[]
}

export type Entry = {
  id: string
  at: string
  /** Null for the visitor, and for automatic changes of the server. */
  account: string | null
  version: number | null
  kind:
    | 'received'
    | 'state'
    | 'person'
    | 'note'
    | 'answer'
    | 'viewed'
    | 'downloaded'
    | 'exported'
    | 'erased'
    | 'anonymised'
  from: string | null
  to: string | null
  text: string | null
  /** Looks within half an hour are one entry. */
  count: number
  lastAt: string
  answer: Answer | null
}

export type Answer = {
  language: Locale
  subject: string
  text: string
  mail: 'waiting' | 'sent' | 'failed'
  sentAt: string | null
}

export type Template = {
  id: string
  name: string
  subject: Record<Locale, string>
  text: Record<Locale, string>
  /** Parts of the text that are to be filled in. */
  gaps: Record<Locale, string[]>
}

export type Templates = {
  templates: Template[]
  /** The request's language. */
  language: Locale
  /** Whether mails can be sent. */
  mail: boolean
}

/** The changes of others while this account was writing. */
export type Conflict = { version: number; changes: Entry[]; request: Detail }

export type RequestPage = {
  requestList: Summary[]
  pagination: { pageSize: number; next: string | null; previous: string | null }
}

export type Counts = {
  states: Record<State, number>
  unread: number
  /** Whether mails can be sent. */
  mail: boolean
}

export type Person = {
  account: string
  role: Role
  language: Locale
  createdAt: string
  /** How many logins it has open. */
  sessions: number
  /** Whether it logs in with a second factor. */
  secondFactor: boolean
  /** The caller's own. */
  own: boolean
}

/** An entry of the trail: `count` events alike, until `lastAt`. */
export type AccountChange = {
  id: string
  at: string
  lastAt: string
  count: number
  /** The account that did it, `command` for one on the host, null for a stranger. */
  actor: string | null
  /** Null if it is about no account, or about one that does not exist. */
  account: string | null
  kind: AccountEvent
  /** Roles; of other events what was asked for, exported or erased. */
  from: string | null
  to: string | null
  /** Of a login. */
  network: string | null
}

export type AccountChangePage = { changes: AccountChange[]; pagination: { pageSize: number; next: string | null } }

export type Retention = {
  months: number
  before: string
  /** Closed or unwanted, older than that, and not changed since yesterday. */
  due: number
  /** Older, but not closed. */
  open: number
  /** When the job last had something to do. */
  lastRun: { at: string; anonymised: number } | null
}

/** `expiresAt`: a login ends then unless it is extended before. */
export type OwnSession = { id: string; loggedInAt: string; expiresAt: string; current: boolean }

/** One's own second factor. `since`: null while it is off. */
export type SecondFactor = { since: string | null; recoveryCodes: number }

/** A new secret: for an app on the same device, and as a QR code, an SVG path over a square of `size` units. */
export type Enrolment = { secret: string; uri: string; qr: { size: number; path: string } }

/** A request that came or changed, as the stream of events tells it. */
export type RequestEvent = { number: string; version: number; state: State; isNew: boolean }

/** All that is stored about a mail address. */
export type Export = { email: string; madeAt: string; requests: { number: string }[] }

/** The counts of a period. Days are those of Taipei; of no value is null. */
export type Insight = {
  /** Whether the host counts. */
  isOn: boolean
  /** How long counts are kept. */
  months: number
  from: string
  to: string
  /** 75th percentiles by screen, in milliseconds and as a score. */
  templates: { template: string; visits: number; lcp: number | null; inp: number | null; cls: number | null }[]
  unfound: { term: string; language: Locale; count: number }[]
  sheets: { code: string; model: string; language: Locale; count: number }[]
  missing: { path: string; referrer: string; count: number }[]
  /** Every day of the period, the oldest first. */
  byDay: { day: string; lcp: number | null; unfound: number; sheets: number; missing: number }[]
}
