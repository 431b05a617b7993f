import { randomInt } from 'node:crypto'
import { type File, formOf } from '../../api/forms.ts'

/** Longer than any response may take. */
const PATIENCE_MS = 30_000

export type Post = {
  key?: string
  from?: string
  fields?: Record<string, string>
  files?: readonly File[]
}

/** The response; status 0 if there was none. */
export type Posted = {
  status: number
  /** The receipt number. */
  id: string
  message: string
  /** Seconds; NaN if the response has no such header. */
  retryAfter: number
  ms: number
}

/** Sends a contact request from a unique address, unless one is given. */
export async function postContact(
  url: string,
  { key, from = someAddress(), fields, files }: Post = {},
): Promise<Posted> {
  const headers = { 'x-forwarded-for': from, ...(key && { 'idempotency-key': key }) }
  const started = performance.now()
  try {
    const body = formOf(fields, files)
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // The API's own responses have this form.
    const answer = (await response.json()) as { message?: string; result?: { contact: { id: string } } }
    return {
      status: response.status,
      id: answer.result?.contact.id ?? '',
      message: answer.message ?? '',
      retryAfter: Number(response.headers.get('retry-after') ?? Number.NaN),
      ms: performance.now() - started,
    }
  } catch {
    return { status: 0, id: '', message: '', retryAfter: Number.NaN, ms: performance.now() - started }
  }
}

/** Returns a random client address, which no other caller uses. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}
