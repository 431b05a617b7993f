import type { Words } from '../base/i18n/words.ts'

/** Returns a message in the caller's language. */
export type Message = (t: Words) => string

type Details = {
  /** Error message per field. */
  fields?: Record<string, Message>
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  /** Data that the caller needs to go on. */
  result?: object
  /** The reason, for a program. */
  code?: string
}

/** Thrown if a request cannot be served; it becomes the error response. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly messageIn: Message,
    readonly details: Details = {},
  ) {
    super(`refused with ${status}`)
    this.name = 'HttpError'
  }
}

/** Returns the HttpError for an exceeded rate limit. */
export function tooMany(waitMs: number, message: Message): HttpError {
  return new HttpError(429, message, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** Seconds after which a failed storage may be available again. */
const STORAGE_RETRY_SECONDS = 10

/** Returns the HttpError for a full storage. */
export function storageFull(): HttpError {
  return new HttpError(507, (t) => t('api:storageFull'))
}

/** Returns the HttpError for a database, a disk or an object store that is unavailable. */
export function storageUnavailable(): HttpError {
  return new HttpError(503, (t) => t('api:storageUnavailable'), { retryAfter: STORAGE_RETRY_SECONDS })
}
