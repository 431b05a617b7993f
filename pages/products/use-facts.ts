import { startTransition, useEffect, useState } from 'react'
import { useLocale } from '../../src/i18n/words.ts'
import { loadedFacts, loadFacts } from './load-facts.ts'
import type { Facts } from './unpack-facts.ts'

/** How long the browser may be busy before the facts are loaded all the same. */
const IDLE_TIMEOUT_MS = 5000

export type FactsState = {
  facts: Facts | undefined
  hasFailed: boolean
  /** Loads the facts ahead of their use: a filter was pointed at, touched or focused. */
  prepare: () => void
  retry: () => void
}

/** Returns the facts of all products. They are loaded when they are needed, when a filter is about to be used, or when the browser is idle. */
export function useFacts(isNeeded: boolean): FactsState {
  const locale = useLocale()
  const [facts, setFacts] = useState(loadedFacts)
  const [failed, setFailed] = useState<number>()
  const [tries, setTries] = useState(1)
  const [isAhead, setIsAhead] = useState(false)
  // What failed ahead of its use is loaded again when it is needed.
  const attempt = isNeeded ? tries : 0
  const isWanted = isNeeded || isAhead
  useEffect(() => {
    if (facts || !isWanted) return
    let isShown = true
    loadFacts(locale).then(
      (loaded) => isShown && startTransition(() => setFacts(loaded)),
      () => isShown && setFailed(attempt),
    )
    return () => {
      isShown = false
    }
  }, [facts, isWanted, attempt, locale])
  useEffect(() => whenIdle(() => setIsAhead(true)), [])
  return {
    facts,
    hasFailed: isNeeded && !facts && failed === attempt,
    prepare: () => setIsAhead(true),
    retry: () => {
      // Only another document reads a newer build's file, or asks for lost code again.
      if (tries > 1) location.reload()
      else setTries((count) => count + 1)
    },
  }
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
