import { addressKey } from '../callers.ts'
import { consumeLimits, type Limit, refundLimit } from '../database/limits.ts'
import type { Database } from '../database/open-database.ts'
import { Refusal, tooMany } from '../refusal.ts'
import type { UploadSlots } from './upload-slots.ts'

const HOUR_MS = 60 * 60 * 1000
/** Requests from one address that are stored. */
const REQUEST_LIMIT: Limit = { count: 10, windowMs: HOUR_MS }
/** Posts from one address, whatever becomes of them: room for the mistakes of people, not for those of programs. */
const POST_LIMIT: Limit = { count: 30, windowMs: HOUR_MS }
/** Bodies read at the same time, of the largest size: 64 MB on the disk for one address, 512 MB for all. */
export const UPLOAD_SLOTS = { perKey: 4, total: 32, patienceMs: 10_000 }
const BUSY_RETRY_SECONDS = 10

/** A post whose body may be read. */
export type Admission = {
  /** Gives the use of the request limit back: nothing was stored. The post stays counted. */
  refund: () => Promise<void>
  /** Says that the body was read, or never will be. */
  release: () => void
}

/** Admits a post before its body is read: the one place in which the limits of contact requests are consumed. Throws a Refusal. */
export async function admitPost(database: Database, slots: UploadSlots, address: string): Promise<Admission> {
  const requests = { key: addressKey('contact', address), limit: REQUEST_LIMIT }
  const posts = { key: addressKey('post', address), limit: POST_LIMIT }
  const wait = await consumeLimits(database, [requests, posts])
  if (wait > 0) throw tooMany(wait, (t) => t('contact:errors.tooMany'))
  const refund = () => refundLimit(database, requests.key)
  const slot = await slots.take(posts.key)
  if (typeof slot === 'function') return { refund, release: slot }
  await refund()
  const details = { retryAfter: BUSY_RETRY_SECONDS }
  throw new Refusal(slot === 'caller' ? 429 : 503, (t) => t('api:busy'), details)
}
