import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport, type Transporter } from 'nodemailer'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { MailConfig } from '../config.ts'
import type { Database } from '../database/open-database.ts'
import { addMails, claimMail, updateMail } from '../database/outbox.ts'
import { findRequest } from '../database/requests.ts'
import type { MailRow } from '../database/tables.ts'
import { composeMail } from './compose-mail.ts'

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
}

/** Starts to send mails. Without a mail server no mail is added to the outbox, which is logged once. */
export function openOutbox({ mail, ...options }: Options): Outbox {
  if (mail) return startSending({ ...options, mail })
  options.log.info('requests are stored and not mailed: SMTP_URL and CONTACT_TO are not set')
  return { add: async () => undefined, wake: () => undefined, close: async () => undefined }
}

/** What nodemailer reports beside a message: its own code, and the server's. */
type MailFailure = { code?: string; responseCode?: number }
type Sender = Options & { mail: MailConfig; transport: Transporter }

function startSending(options: Options & { mail: MailConfig }): Outbox {
  const sender = { ...options, transport: createTransport({ url: options.mail.smtpUrl, ...TIMEOUTS }) }
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
  return { add: addMails, wake, close: () => (closed ??= close()) }
}

/** Sends the mail that has been due for longest. Returns whether there was one. */
async function sendNext(sender: Sender): Promise<boolean> {
  const { database, log } = sender
  const now = Date.now()
  const mail = await claimMail(database, { now, claimMs: CLAIM_MS, longestMs: LONGEST_DELAY_MS })
  if (!mail) return false
  const renewing = setInterval(() => {
    updateMail(database, mail.id, { claimed_until: Date.now() + CLAIM_MS }).catch((error: unknown) =>
      log.warn(error, 'a claim could not be renewed'),
    )
  }, RENEW_MS)
  const failure = await send(sender, mail).then(
    () => undefined,
    (error: MailFailure) => error,
  )
  clearInterval(renewing)
  if (failure) await postpone(sender, mail, failure)
  else await updateMail(database, mail.id, { sent_at: Date.now() })
  return true
}

async function send({ database, attachments, mail: config, transport }: Sender, mail: MailRow): Promise<void> {
  const request = await findRequest(database, mail.request_id)
  // The request was marked for erasure after the mail was claimed.
  if (!request || request.forgetting_at !== null) return
  await transport.sendMail(await composeMail(mail, request, config, attachments))
}

/** The message of an error is not logged, because mail servers include addresses in it. */
async function postpone({ database, log }: Sender, mail: MailRow, { code, responseCode }: MailFailure): Promise<void> {
  const now = Date.now()
  const facts = {
    mail: mail.id,
    request: mail.request_id,
    kind: mail.kind,
    attempts: mail.attempts,
    code,
    responseCode,
  }
  const isRefused = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
  if (isRefused || mail.attempts >= MAX_ATTEMPTS) {
    log.error(facts, 'a mail was given up')
    return updateMail(database, mail.id, { failed_at: now })
  }
  log.warn(facts, 'a mail was not accepted and is tried again later')
  return updateMail(database, mail.id, { due_at: now + delayAfter(mail.attempts), claimed_until: 0 })
}

/**
 * Returns the delay after a number of attempts, which doubles each time.
 * @example delayAfter(1) // 30000
 */
export function delayAfter(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
}
