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
