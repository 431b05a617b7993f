import { readRuntimeConfig } from '../../../base/runtime-config.ts'
import { mayReport } from './may-report.ts'

/** Other work of a page goes first: its pictures, and pages that are prefetched. */
const SETTLE_MS = 2000

/** Screens of staff: their use is not counted. */
const STAFF = /^(?:desk|login|settings)/

/**
 * Makes the document report its use, once it has settled. Nothing is loaded before, nor if the visitor or the host
 * do not want it. `screen` is undefined if its address has no page.
 */
export function startReporting(screen: string | undefined): void {
  if (!mayReport(navigator) || (screen && STAFF.test(screen))) return
  const start = async () => {
    const { insight, apiBaseUrl } = await readRuntimeConfig()
    if (insight) (await import('./report-usage.ts')).reportUsage(screen, `${apiBaseUrl}/api/insight`)
  }
  // Nobody misses it if it cannot be loaded.
  const startSilently = () => void start().catch(() => {})
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(startSilently)
    // Safari has no idle callback.
    else startSilently()
  }, SETTLE_MS)
}
