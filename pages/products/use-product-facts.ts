import { useEffect } from 'react'
import { type FactsState, useFacts } from '../../src/web/navigation/payloads/use-facts.ts'
import { productFacts } from './load-facts.ts'
import type { Facts } from './unpack-facts.ts'

/** How long the browser may be busy before the facts are loaded all the same. */
const IDLE_TIMEOUT_MS = 5000

/** Returns the facts of all products. They are loaded when they are needed, when a filter is about to be used, or when the browser is idle. */
export function useProductFacts(isNeeded: boolean): FactsState<Facts> {
  const state = useFacts(isNeeded, productFacts)
  const { prepare } = state
  useEffect(() => whenIdle(prepare), [prepare])
  return state
}

/** Returns the function that cancels. Nothing is loaded ahead for a visitor who saves data. */
function whenIdle(work: () => void): (() => void) | undefined {
  // Not in TypeScript's library: only Chromium has the Network Information API.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return undefined
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(waiting)
  }
  // Safari has no idle callback.
  const waiting = setTimeout(work, 1000)
  return () => clearTimeout(waiting)
}
