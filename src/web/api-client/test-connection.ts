import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

/** `failure`: there was a response, but not that of a healthy API. `error`: there was no response. */
export type ConnectionTest =
  | { outcome: 'success'; latencyMs: number }
  | { outcome: 'failure' }
  | { outcome: 'error'; reason: string }

/** Calls the API's health check and measures the latency. */
export async function testConnection(call: ApiClient): Promise<ConnectionTest> {
  const started = performance.now()
  try {
    const { success } = await call('/api/health', { access: 'public' })
    if (success !== true) return { outcome: 'failure' }
    return { outcome: 'success', latencyMs: Math.round(performance.now() - started) }
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return { outcome: 'failure' }
    return { outcome: 'error', reason: error instanceof Error ? error.message : String(error) }
  }
}
