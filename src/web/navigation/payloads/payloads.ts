import { LOAD_LIMIT_MS } from './load-limit.ts'
import type { Payload } from '../../page/screen.ts'

/** How long a payload is cached: within this time, a prefetched page or a step back needs no request. */
const KEEP_MS = 5 * 60_000
const MAX_KEPT = 50

type Kept = { payload: Promise<Payload>; at: number }

const kept = new Map<string, Kept>()

/** Ids of the code that all payloads received were made for. */
export const seenCodes = new Set<string>()

/** Returns the address of a page's payload. @example payloadUrl('/en/news/') // '/en/news/_payload.json' */
export function payloadUrl(pathname: string): string {
  return `${pathname.replace(/\/+$/, '')}/_payload.json`
}

/**
 * Returns the payload of a page, from the cache if it was fetched in the last five minutes. Rejects with a Response
 * that has the status of the server's response, or 503 if there was none before the timeout. `priority` is that of the
 * request, if one is sent.
 */
export function getPayload(pathname: string, priority: RequestPriority = 'auto'): Promise<Payload> {
  const key = payloadUrl(pathname)
  const found = kept.get(key)
  if (found && Date.now() - found.at < KEEP_MS) return found.payload
  const payload = fetchPayload(key, priority)
  kept.delete(key)
  kept.set(key, { payload, at: Date.now() })
  // A failure is not cached: the next call sends a new request.
  payload.catch(() => kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break
    kept.delete(oldest)
  }
  return payload
}

/** Removes a payload from the cache, so that a retry sends a request. */
export function forgetPayload(pathname: string): void {
  kept.delete(payloadUrl(pathname))
}

async function fetchPayload(url: string, priority: RequestPriority): Promise<Payload> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), LOAD_LIMIT_MS)
  try {
    return await readPayload(
      await fetch(url, { headers: { accept: 'application/json' }, signal: abort.signal, priority }),
    )
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
  seenCodes.add(payload.code)
  return payload
}

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && 'screen' in value && 'data' in value
}
