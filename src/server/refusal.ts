import type { Words } from '../i18n/words.ts'

/** Says something in the language of whoever asks. */
export type Say = (t: Words) => string

type Details = {
  /** What is wrong with which field. */
  fields?: Record<string, Say>
  /** Seconds until asking again makes sense. */
  retryAfter?: number
}

/** Thrown where a call cannot be answered as asked; becomes the answer. */
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

/** Refuses because it was asked too often. */
export function tooMany(waitMs: number, say: Say): Refusal {
  return new Refusal(429, say, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** Seconds after which a storage that failed may be back. */
const STORAGE_RETRY_SECONDS = 10

/** Refuses because there is no room to store what was sent. */
export function storageFull(): Refusal {
  return new Refusal(507, (t) => t('api:storageFull'))
}

/** Refuses because a database, a disk or an object store does not do its work now. */
export function storageUnavailable(): Refusal {
  return new Refusal(503, (t) => t('api:storageUnavailable'), { retryAfter: STORAGE_RETRY_SECONDS })
}
