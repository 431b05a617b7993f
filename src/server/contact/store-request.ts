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
  /** The same key again is the same request. */
  idempotencyKey: string | undefined
  suspicion: Suspicion | null
  attachments: readonly Attachment[]
  /** The contents of the attachments. */
  files: readonly ReceivedFile[]
}

/**
 * Stores a request. When it resolves, request and files survive a loss of power, and its mails are in the outbox. `isNew` is
 * false when a request with the same key was stored before. When it rejects, no file stays that no other request needs.
 */
export async function storeRequest(
  services: Services,
  submission: Submission,
): Promise<{ receipt: Receipt; isNew: boolean }> {
  const { database, attachments, outbox } = services
  const { files, idempotencyKey = randomUUID() } = submission
  const receipt = createReceipt()
  const hashes = files.map(({ hash }) => hash)
  await noteUploads(database, receipt.id, hashes, receipt.received_at)
  try {
    for (const { hash, path } of files) await attachments.put(hash, path)
    // Every request has a key, so that writing it may be tried again after a lost connection.
    if (await retryLost(() => write(services, receipt, idempotencyKey, submission))) {
      outbox.wake()
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

/** Removes what was put for a request that is not stored. What cannot be removed now, housekeeping removes later. */
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

/** Writes the request and its mails, all or nothing. Tells whether it did: not when its key is known already. */
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
    // Whoever a program names as the sender did not ask for a mail.
    await outbox.add(transaction, receipt.id, suspicion ? ['desk'] : ['desk', 'receipt'], receipt.received_at)
    return true
  })
}

/** Crockford's alphabet: nothing in it is mistaken for another when read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_CHARACTERS = 8

/** Makes the number of a request: its day, and what cannot be guessed. `261121-7K3M9QTB`. */
export function createReceipt(now = Date.now()): Receipt {
  const day = taipeiTime(now).slice(2, 10).replaceAll('-', '')
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
  return { id: `${day}-${random.join('')}`, received_at: now }
}
