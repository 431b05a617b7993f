import { randomInt } from 'node:crypto'
import type { ContactRequest } from '../../contact/request-schema.ts'
import type { Locale } from '../../i18n/locale.ts'
import { toBackendLocale } from '../backend-locale.ts'
import { giveBackPlace, type Limit, takePlace } from '../database/limits.ts'
import { addRequest, type Attachment, findReceipt, type Receipt } from '../database/requests.ts'
import { noteUploads } from '../database/uploads.ts'
import { tooMany } from '../refusal.ts'
import type { Services } from '../services.ts'
import { taipeiTime } from '../taipei-time.ts'
import type { ReceivedFile } from './read-form.ts'

/** Requests from one address. */
export const REQUEST_LIMIT: Limit = { count: 10, windowMs: 60 * 60 * 1000 }

export type Submission = {
  request: ContactRequest
  locale: Locale
  /** The same key again is the same request. */
  idempotencyKey: string | undefined
  attachments: readonly Attachment[]
  /** The contents of the attachments. */
  files: readonly ReceivedFile[]
  /** The bucket of who sends it. */
  bucket: string
}

/** Stores a request. When it resolves, request and files survive a loss of power, and its mails are in the outbox. */
export async function storeRequest(services: Services, submission: Submission): Promise<Receipt> {
  const { database, outbox } = services
  const { bucket, idempotencyKey } = submission
  const wait = await takePlace(database, bucket, REQUEST_LIMIT)
  if (wait > 0) throw tooMany(wait, (t) => t('contact:errors.tooMany'))
  try {
    const receipt = await write(services, submission)
    if (receipt) {
      outbox.wake()
      return receipt
    }
  } catch (error) {
    await giveBackPlace(database, bucket)
    throw error
  }
  // The same key arrived twice at once, and the other was first.
  await giveBackPlace(database, bucket)
  const first = idempotencyKey ? await findReceipt(database, idempotencyKey) : undefined
  if (!first) throw new Error('A request was not stored, and there is none with its key')
  return first
}

/** Notes the files and writes them, then the request, then looks for the files again. Returns nothing when the key is known already. */
async function write(
  { database, attachments: store, outbox }: Services,
  submission: Submission,
): Promise<Receipt | undefined> {
  const { request, locale, idempotencyKey, attachments, files } = submission
  const receipt = createReceipt()
  await noteUploads(
    database,
    files.map(({ hash }) => hash),
    receipt.received_at,
  )
  for (const { hash, path } of files) await store.put(hash, path)
  const isNew = await database.transaction().execute(async (transaction) => {
    const isAdded = await addRequest(transaction, {
      ...request,
      ...receipt,
      idempotency_key: idempotencyKey ?? null,
      locale: toBackendLocale(locale),
      attachments,
    })
    if (isAdded) await outbox.add(transaction, receipt.id, receipt.received_at)
    return isAdded
  })
  if (!isNew) return undefined
  // Someone else's request with the same file may have been forgotten in between, and the file with it.
  for (const { hash, path } of files) if (!(await store.has(hash))) await store.put(hash, path)
  return receipt
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
