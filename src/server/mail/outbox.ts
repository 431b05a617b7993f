import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { MailConfig } from '../config.ts'
import type { Database } from '../database/open-database.ts'
import { findThread } from '../database/answers.ts'
import { addMails, claimMail, type Queue, updateMail } from '../database/outbox.ts'
import { findRequest, type StoredRequest } from '../database/requests.ts'
import type { MailRow, QueuedRow } from '../database/tables.ts'
import { composeAnswer } from './compose-answer.ts'
import type { Tracer } from '../tracing/tracing.ts'
import { composeMail } from './compose-mail.ts'
import { requiresTls } from './requires-tls.ts'

const POLL_MS = 5_000
/** Lease of a mail: without renewal, another process may send it afterwards. */
const CLAIM_MS = 30_000
const RENEW_MS = 10_000
const FIRST_DELAY_MS = 30_000
const LONGEST_DELAY_MS = 6 * 60 * 60 * 1000
/** About two days of retries. */
const MAX_ATTEMPTS = 18
/** How long closing waits for a mail that is being sent; a mail server may be silent for longer. */
const CLOSE_MS = 10_000
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** Sends the mails about requests from the database, so that none is lost if a process dies. */
export type Outbox = {
  /** Whether there is a mail server: without one nothing is sent, now or later. */
  isOpen: boolean
  /** Adds mails about a request to the database, within the transaction that stores it. */
  add: (transaction: Database, requestId: string, kinds: readonly MailRow['kind'][], now: number) => Promise<void>
  /** Sends due mails at once, not at the next poll. */
  wake: () => void
  /** Finishes the current mail, and sends no other. A mail that takes too long is sent again after the next start. */
  close: () => Promise<void>
}

type Options = {
  mail: MailConfig | undefined
  database: Database
  attachments: AttachmentStore
  log: FastifyBaseLogger
  tracing?: Tracer | undefined
}

/** Starts to send mails. Without a mail server no mail is added to the outbox, which is logged once. */
export function openOutbox({ mail, ...options }: Options): Outbox {
  if (mail) return startSending({ ...options, mail })
  options.log.info('requests are stored and not mailed: SMTP_URL and CONTACT_TO are not set')
  return { isOpen: false, add: async () => undefined, wake: () => undefined, close: async () => undefined }
}

/** Nodemailer's report beside a message: its own code, and the server's. */
type MailFailure = { code?: string; responseCode?: number }
type Sender = Options & { mail: MailConfig; transport: Transporter }

function startSending(options: Options & { mail: MailConfig }): Outbox {
  const { smtpUrl: url } = options.mail
  // Not set otherwise: an option here would count before one of the address.
  const transport = createTransport({ url, ...(requiresTls(new URL(url)) && { requireTLS: true }), ...TIMEOUTS })
  const sender = { ...options, transport }
  const closing = new AbortController()
  let sending: Promise<void> | undefined
  const sendAll = async () => {
    while (!closing.signal.aborted && (await sendNext(sender))) continue
  }
  const wake = () => {
    if (closing.signal.aborted) return
    sending ??= sendAll()
      .catch((error: unknown) => options.log.error(error, 'the outbox could not be read'))
      .finally(() => (sending = undefined))
  }
  const timer = setInterval(wake, POLL_MS)
  wake()
  const close = async () => {
    closing.abort()
    clearInterval(timer)
    await Promise.race([sending, wait(CLOSE_MS, undefined, { ref: false })])
    sender.transport.close()
  }
  let closed: Promise<void> | undefined
  return { isOpen: true, add: addMails, wake, close: () => (closed ??= close()) }
}

/** Sends the mail that has been due for longest, of each table. Returns whether there was one. */
async function sendNext(sender: Sender): Promise<boolean> {
  const { database } = sender
  const claim = { now: Date.now(), claimMs: CLAIM_MS, longestMs: LONGEST_DELAY_MS }
  const mail = await claimMail(database, 'outbox', claim)
  if (mail)
    await deliver(sender, 'outbox', mail, mail.kind, (request) =>
      composeMail(mail, request, sender.mail, sender.attachments),
    )
  const answer = await claimMail(database, 'answers', claim)
  if (answer)
    await deliver(sender, 'answers', answer, 'answer', async (request) =>
      composeAnswer(answer, request, await findThread(database, answer), sender.mail),
    )
  return mail !== undefined || answer !== undefined
}

type Compose = (request: StoredRequest) => Promise<SendMailOptions>

/** Sends a claimed mail, and notes what became of it. */
async function deliver(sender: Sender, queue: Queue, mail: QueuedRow, kind: string, compose: Compose): Promise<void> {
  const { database, log } = sender
  const renewing = setInterval(() => {
    updateMail(database, queue, mail.id, { claimed_until: Date.now() + CLAIM_MS }).catch((error: unknown) =>
      log.warn(error, 'a claim could not be renewed'),
    )
  }, RENEW_MS)
  const outcome = await send(sender, mail, kind, compose).catch((error: MailFailure) => error)
  clearInterval(renewing)
  if (typeof outcome === 'object') await postpone(sender, queue, mail, kind, outcome)
  else if (outcome === 'sent') await updateMail(database, queue, mail.id, { sent_at: Date.now() })
}

async function send(sender: Sender, mail: QueuedRow, kind: string, compose: Compose): Promise<'sent' | 'dropped'> {
  const { database, transport, tracing } = sender
  const request = await findRequest(database, mail.request_id)
  // The request was marked for erasure after the mail was claimed.
  if (!request || request.forgetting_at !== null) return 'dropped'
  const message = await compose(request)
  const deliver = () => transport.sendMail(message)
  await (tracing
    ? tracing.within('mail send', { 'mail.kind': kind, 'mail.attempts': mail.attempts }, deliver)
    : deliver())
  return 'sent'
}

/** The message of an error is not logged, because mail servers include addresses in it. */
async function postpone(
  { database, log }: Sender,
  queue: Queue,
  mail: QueuedRow,
  kind: string,
  { code, responseCode }: MailFailure,
): Promise<void> {
  const now = Date.now()
  const facts = {
    mail: mail.id,
    request: mail.request_id,
    kind,
    attempts: mail.attempts,
    code,
    responseCode,
  }
  const isRefused = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
  if (isRefused || mail.attempts >= MAX_ATTEMPTS) {
    log.error(facts, 'a mail was given up')
    return updateMail(database, queue, mail.id, { failed_at: now })
  }
  log.warn(facts, 'a mail was not accepted and is tried again later')
  return updateMail(database, queue, mail.id, { due_at: now + delayAfter(mail.attempts), claimed_until: 0 })
}

/**
 * Returns the delay after a number of attempts, which doubles each time.
 * @example delayAfter(1) // 30000
 */
export function delayAfter(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
}
