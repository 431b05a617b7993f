import { addressKey } from '../callers.ts'
import { consumeLimits, type Limit, refundLimit } from '../database/limits.ts'
import type { Database } from '../database/open-database.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { Refusal, tooMany } from '../refusal.ts'
import type { UploadSlots } from './upload-slots.ts'

const HOUR_MS = 60 * 60 * 1000
/** Rate limit of stored requests per address. */
const REQUEST_LIMIT: Limit = { count: 10, windowMs: HOUR_MS }
/** Rate limit of POST requests per address, successful or not: enough for people's mistakes, not for programs. */
const POST_LIMIT: Limit = { count: 30, windowMs: HOUR_MS }
/** Uploads in progress, of the maximum size: 64 MB on the disk for one address, 512 MB in total. */
export const UPLOAD_SLOTS = { perKey: 4, total: 32, patienceMs: 10_000 }
const BUSY_RETRY_SECONDS = 10

/** An admitted POST request, whose body may be read. */
export type Admission = {
  /** Returns the use of the request limit, because nothing was stored. The POST itself stays counted. */
  refund: () => Promise<void>
  /** Releases the upload slot: the body was read or is abandoned. */
  release: () => void
}

/**
 * Admits a POST request before its body is read. Only here are the rate limits of contact requests consumed. One whose
 * key is stored already uses up no request. Throws a Refusal.
 */
export async function admitPost(
  database: Database,
  slots: UploadSlots,
  { address, isStored }: { address: string; isStored: boolean },
  metrics: Metrics,
): Promise<Admission> {
  const requests = { key: addressKey('contact', address), limit: REQUEST_LIMIT }
  const posts = { key: addressKey('post', address), limit: POST_LIMIT }
  const wait = await consumeLimits(database, isStored ? [posts] : [requests, posts])
  metrics.limited('contact', wait > 0 ? 'refused' : 'consumed')
  if (wait > 0) throw tooMany(wait, (t) => t('contact:errors.tooMany'))
  const refund = async () => {
    if (!isStored) await refundLimit(database, requests.key)
  }
  metrics.uploads({ waiting: 1 })
  const slot = await slots.take(posts.key)
  metrics.uploads({ waiting: -1 })
  if (typeof slot === 'function') {
    metrics.uploads({ running: 1 })
    const release = () => {
      metrics.uploads({ running: -1 })
      slot()
    }
    return { refund, release }
  }
  metrics.uploads({ refused: 1 })
  await refund()
  const details = { retryAfter: BUSY_RETRY_SECONDS }
  throw new Refusal(slot === 'caller' ? 429 : 503, (t) => t('api:busy'), details)
}
