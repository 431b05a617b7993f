import { randomInt, randomUUID } from 'node:crypto'
import type { ContactRequest } from '../../web/features/contact/request-schema.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { toBackendLocale } from '../backend-locale.ts'
import { clearUploads, noteUploads, removeContent } from '../database/contents.ts'
import { addRequest, type Attachment, findByKey, type Receipt } from '../database/requests.ts'
import { mayHaveSucceeded, retryLostConnection } from '../database/retry-lost-connection.ts'
import type { Suspicion } from '../database/tables.ts'
import { HttpError } from '../http-error.ts'
import type { Services } from '../services.ts'
import { taipeiTime } from '../taipei-time.ts'
import { hashContent } from './hash-content.ts'
import type { ReceivedFile } from './receive-file.ts'

export type Submission = {
  request: ContactRequest
  locale: Locale
  /** The same key means the same request: with other content it is refused. */
  idempotencyKey: string | undefined
  suspicion: Suspicion | null
  attachments: readonly Attachment[]
  /** The received attachments. */
  files: readonly ReceivedFile[]
}

/**
 * Stores a request. Once it resolves, request and files survive a power failure, and its mails are in the outbox.
 * `isNew` is false if a request with the same key was stored before. If it rejects, no file is left that no other
 * request uses. Throws an HttpError with the receipt of the stored request if that has other content.
 */
export async function storeRequest(
  services: Services,
  submission: Submission,
): Promise<{ receipt: Receipt; isNew: boolean }> {
  const { database, attachments, outbox, events } = services
  const { files, idempotencyKey = randomUUID() } = submission
  const contentHash = hashContent(submission.request, submission.attachments)
  const sentBefore = await findByKey(database, idempotencyKey)
  if (sentBefore) return { receipt: answerAgain(sentBefore, contentHash), isNew: false }
  const receipt = createReceipt()
  const hashes = files.map(({ hash }) => hash)
  await noteUploads(database, receipt.id, hashes, receipt.received_at)
  try {
    for (const { hash, path } of files) await attachments.put(hash, path)
    // Every request has a key, so that the write can be retried after a lost connection.
    if (await retryLostConnection(() => write(services, receipt, { ...submission, idempotencyKey, contentHash }))) {
      outbox.wake()
      events.wake()
      return { receipt, isNew: true }
    }
  } catch (error) {
    if (!mayHaveSucceeded(error)) await discardFiles(services, receipt.id, hashes)
    throw error
  }
  const first = await findByKey(database, idempotencyKey)
  if (!first) throw new Error('A request was not stored, and there is none with its key')
  await discardFiles(services, receipt.id, hashes)
  return { receipt: answerAgain(first, contentHash), isNew: first.id === receipt.id }
}

/** Returns the receipt of a stored request for the same content; a correction must not seem to be stored. */
function answerAgain(
  { content_hash, ...receipt }: Receipt & { content_hash: string | null },
  contentHash: string,
): Receipt {
  if (content_hash === null || content_hash === contentHash) return receipt
  throw new HttpError(409, (t) => t('contact:earlierStored', { number: receipt.id }), {
    result: { contact: contactOf(receipt) },
  })
}

/** Returns a receipt as the API answers it. */
export function contactOf({ id, received_at }: Receipt): { id: string; receivedAt: string } {
  return { id, receivedAt: new Date(received_at).toISOString() }
}

/** Removes the files of a request that was not stored. Housekeeping removes later what cannot be removed now. */
async function discardFiles(
  { database, attachments, log }: Services,
  requestId: string,
  hashes: readonly string[],
): Promise<void> {
  try {
    await clearUploads(database, requestId)
    for (const hash of hashes) await removeContent(database, hash, attachments.remove)
  } catch (error) {
    log.warn({ err: error }, 'files of a request that was not stored are removed later')
  }
}

/** Writes the request and its mails in one transaction. Returns false if its key is stored already. */
function write(
  { database, outbox }: Services,
  receipt: Receipt,
  submission: Submission & { idempotencyKey: string; contentHash: string },
): Promise<boolean> {
  const { request, locale, suspicion, attachments, idempotencyKey, contentHash } = submission
  return database.transaction().execute(async (transaction) => {
    const isAdded = await addRequest(transaction, {
      ...request,
      ...receipt,
      idempotency_key: idempotencyKey,
      content_hash: contentHash,
      locale: toBackendLocale(locale),
      suspicion,
      attachments,
    })
    if (!isAdded) return false
    await clearUploads(transaction, receipt.id)
    // A sender named by a program did not ask for a mail.
    await outbox.add(transaction, receipt.id, suspicion ? ['desk'] : ['desk', 'receipt'], receipt.received_at)
    return true
  })
}

/** Crockford's alphabet: its characters cannot be confused when read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_CHARACTERS = 8

/** Creates the receipt number of a request: the date and random characters. `261121-7K3M9QTB`. */
export function createReceipt(now = Date.now()): Receipt {
  const day = taipeiTime(now).slice(2, 10).replaceAll('-', '')
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
  return { id: `${day}-${random.join('')}`, received_at: now }
}
