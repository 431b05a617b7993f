import type { Words } from '../base/i18n/words.ts'

/** Returns a message in the caller's language. */
export type Say = (t: Words) => string

type Details = {
  /** Error message per field. */
  fields?: Record<string, Say>
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  /** Data that the caller needs to go on. */
  result?: object
}

/** Thrown if a request cannot be served; it becomes the error response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly say: Say,
    readonly details: Details = {},
  ) {
    super(`refused with ${status}`)
    this.name = 'Refusal'
  }
}

/** Returns the Refusal for an exceeded rate limit. */
export function tooMany(waitMs: number, say: Say): Refusal {
  return new Refusal(429, say, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** Seconds after which a failed storage may be available again. */
const STORAGE_RETRY_SECONDS = 10

/** Returns the Refusal for a full storage. */
export function storageFull(): Refusal {
  return new Refusal(507, (t) => t('api:storageFull'))
}

/** Returns the Refusal for a database, a disk or an object store that is unavailable. */
export function storageUnavailable(): Refusal {
  return new Refusal(503, (t) => t('api:storageUnavailable'), { retryAfter: STORAGE_RETRY_SECONDS })
}
