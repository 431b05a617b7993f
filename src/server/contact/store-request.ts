import { randomInt, randomUUID } from 'node:crypto'
import type { ContactRequest } from '../../contact/request-schema.ts'
import type { Locale } from '../../i18n/locale.ts'
import { toBackendLocale } from '../backend-locale.ts'
import { clearUploads, noteUploads, removeContent } from '../database/contents.ts'
import { addRequest, type Attachment, findReceipt, type Receipt } from '../database/requests.ts'
import { mayHaveSucceeded, retryLost } from '../database/retry-lost.ts'
import type { Suspicion } from '../database/tables.ts'
import type { Services } from '../services.ts'
import { taipeiTime } from '../taipei-time.ts'
import type { ReceivedFile } from './receive-file.ts'

export type Submission = {
  request: ContactRequest
  locale: Locale
  /** The same key means the same request. */
  idempotencyKey: string | undefined
  suspicion: Suspicion | null
  attachments: readonly Attachment[]
  /** The received attachments. */
  files: readonly ReceivedFile[]
}

/**
 * Stores a request. Once it resolves, request and files survive a power failure, and its mails are in the outbox.
 * `isNew` is false if a request with the same key was stored before. If it rejects, no file is left that no other
 * request uses.
 */
export async function storeRequest(
  services: Services,
  submission: Submission,
): Promise<{ receipt: Receipt; isNew: boolean }> {
  const { database, attachments, outbox, events } = services
  const { files, idempotencyKey = randomUUID() } = submission
  const receipt = createReceipt()
  const hashes = files.map(({ hash }) => hash)
  await noteUploads(database, receipt.id, hashes, receipt.received_at)
  try {
    for (const { hash, path } of files) await attachments.put(hash, path)
    // Every request has a key, so that the write can be retried after a lost connection.
    if (await retryLost(() => write(services, receipt, idempotencyKey, submission))) {
      outbox.wake()
      events.wake()
      return { receipt, isNew: true }
    }
  } catch (error) {
    if (!mayHaveSucceeded(error)) await discardFiles(services, receipt.id, hashes)
    throw error
  }
  const first = await findReceipt(database, idempotencyKey)
  if (!first) throw new Error('A request was not stored, and there is none with its key')
  await discardFiles(services, receipt.id, hashes)
  return { receipt: first, isNew: first.id === receipt.id }
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
  idempotencyKey: string,
  { request, locale, suspicion, attachments }: Submission,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const isAdded = await addRequest(transaction, {
      ...request,
      ...receipt,
      idempotency_key: idempotencyKey,
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
