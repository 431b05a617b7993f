import { addressKey, networkKey } from '../callers.ts'
import { consumeLimits, type Limit, refundLimit } from '../database/limits.ts'
import type { Database } from '../database/open-database.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { HttpError, tooMany } from '../http-error.ts'
import { createUploadSlots, type UploadSlots } from './upload-slots.ts'

const HOUR_MS = 60 * 60 * 1000
/** Rate limit of stored requests per address. */
const REQUEST_LIMIT: Limit = { count: 10, windowMs: HOUR_MS }
/** Rate limit of POST requests per address, successful or not: enough for people's mistakes, not for programs. */
const POST_LIMIT: Limit = { count: 30, windowMs: HOUR_MS }
/** Rate limit of POST requests per /48 of IPv6, whose holder has 65,536 networks of the size that counts as an address. */
const NETWORK_LIMIT: Limit = { count: 120, windowMs: HOUR_MS }
/** Uploads in progress, of the maximum size: 64 MB on the disk for one address, 512 MB in total. */
const LARGE_SLOTS = { perKey: 4, perNetwork: 8, total: 32, patienceMs: 10_000 }
/** A body of a form without files is smaller. */
const SMALL_BODY_BYTES = 64 * 1024
/** Slots for small bodies alone, 16 MB in total, so that uploads cannot keep them. */
const SMALL_SLOTS = { perKey: 4, perNetwork: 8, total: 256, patienceMs: 10_000 }
const BUSY_RETRY_SECONDS = 10

/** An admitted POST request, whose body may be read. */
export type Admission = {
  /** Returns the use of the request limit, because nothing was stored. The POST itself stays counted. */
  refund: () => Promise<void>
  /** Releases the upload slot: the body was read or is abandoned. */
  release: () => void
  /** Whether the slot is one for small bodies. */
  isSmall: boolean
}

export type BodySlots = { small: UploadSlots; large: UploadSlots }

/** Creates the slots of this process. */
export function createBodySlots(): BodySlots {
  return { small: createUploadSlots(SMALL_SLOTS), large: createUploadSlots(LARGE_SLOTS) }
}

/**
 * Admits a POST request before its body is read. Only here are the rate limits of contact requests consumed. One whose
 * key is stored already uses up no request. Throws an HttpError.
 */
export async function admitPost(
  database: Database,
  slots: BodySlots,
  { address, isStored, bodyBytes }: { address: string; isStored: boolean; bodyBytes: number },
  metrics: Metrics,
): Promise<Admission> {
  const requests = { key: addressKey('contact', address), limit: REQUEST_LIMIT }
  const posts = { key: addressKey('post', address), limit: POST_LIMIT }
  const network = networkKey('network', address)
  const networkPosts = network === undefined ? [] : [{ key: network, limit: NETWORK_LIMIT }]
  const wait = await consumeLimits(database, [...(isStored ? [] : [requests]), posts, ...networkPosts])
  metrics.limited('contact', wait > 0 ? 'refused' : 'consumed')
  if (wait > 0) throw tooMany(wait, (t) => t('contact:errors.tooMany'))
  const refund = async () => {
    if (!isStored) await refundLimit(database, requests.key)
  }
  metrics.uploads({ waiting: 1 })
  const isSmall = bodyBytes < SMALL_BODY_BYTES
  const slot = await slots[isSmall ? 'small' : 'large'].take(posts.key, network)
  metrics.uploads({ waiting: -1 })
  if (typeof slot === 'function') {
    metrics.uploads({ running: 1 })
    const release = () => {
      metrics.uploads({ running: -1 })
      slot()
    }
    return { refund, release, isSmall }
  }
  metrics.uploads({ refused: 1 })
  await refund()
  const details = { retryAfter: BUSY_RETRY_SECONDS }
  throw new HttpError(slot === 'caller' ? 429 : 503, (t) => t('api:busy'), details)
}
