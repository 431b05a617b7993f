import { readRuntimeConfig } from '../../../base/runtime-config.ts'
import { mayTell } from './may-tell.ts'

/** Other work of a page goes first: its pictures, and pages that are prefetched. */
const SETTLE_MS = 2000

/** Screens of staff: what they do is not counted. */
const STAFF = /^(?:desk|login|settings)/

/**
 * Has the document tell what happens in it, once it has settled. Nothing is loaded before, nor if the visitor or the host
 * do not want it. `screen` is undefined if its address has no page.
 */
export function startTelling(screen: string | undefined): void {
  if (!mayTell(navigator) || (screen && STAFF.test(screen))) return
  const start = async () => {
    const { insight, apiBaseUrl } = await readRuntimeConfig()
    if (insight) (await import('./tell.ts')).tell(screen, `${apiBaseUrl}/api/insight`)
  }
  // Nobody misses it if it cannot be loaded.
  const startSilently = () => void start().catch(() => {})
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(startSilently)
    // Safari has no idle callback.
    else startSilently()
  }, SETTLE_MS)
}
