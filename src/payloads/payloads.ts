import { LOAD_LIMIT_MS } from './load-limit.ts'
import type { Payload } from '../screen/screen.ts'

/** How long a payload is kept in memory: within it, a prefetched page and a way back cost no request. */
const KEEP_MS = 5 * 60_000
const MAX_KEPT = 50

type Kept = { payload: Promise<Payload>; at: number }

const kept = new Map<string, Kept>()

/** Ids of the builds that payloads were of. */
export const seenBuilds = new Set<string>()

/** Address of a page's payload. @example payloadUrl('/en/news/') // '/en/news/_payload.json' */
export function payloadUrl(pathname: string): string {
  return `${pathname.replace(/\/+$/, '')}/_payload.json`
}

/**
 * Gets the payload of a page, from memory when it was fetched in the last five minutes.
 * Rejects with a Response whose status is the answer's, or 503 when there was none, or none in time.
 */
export function getPayload(pathname: string): Promise<Payload> {
  const key = payloadUrl(pathname)
  const found = kept.get(key)
  if (found && Date.now() - found.at < KEEP_MS) return found.payload
  const payload = fetchPayload(key)
  kept.delete(key)
  kept.set(key, { payload, at: Date.now() })
  // A failure is not kept: the next try asks again.
  payload.catch(() => kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break
    kept.delete(oldest)
  }
  return payload
}

/** Forgets what was fetched, so that a retry asks the server. */
export function forgetPayload(pathname: string): void {
  kept.delete(payloadUrl(pathname))
}

async function fetchPayload(url: string): Promise<Payload> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), LOAD_LIMIT_MS)
  try {
    return await readPayload(await fetch(url, { headers: { accept: 'application/json' }, signal: abort.signal }))
  } catch (error) {
    if (abort.signal.aborted || !(error instanceof Response)) throw new Response(null, { status: 503 })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function readPayload(response: Response): Promise<Payload> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!response.ok || !isJson) throw new Response(null, { status: response.ok ? 500 : response.status })
  const payload: unknown = await response.json().catch(() => undefined)
  if (!isPayload(payload)) throw new Response(null, { status: 500 })
  seenBuilds.add(payload.buildId)
  return payload
}

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && 'buildId' in value && 'screen' in value && 'data' in value
}
