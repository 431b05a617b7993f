import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Locale } from '../../../base/i18n/locale.ts'
import { useLocale } from '../../../base/i18n/words.ts'
import type { FactsLoader } from './facts-loader.ts'

export type FactsState<Facts> = {
  facts: Facts | undefined
  hasFailed: boolean
  /** Loads the facts ahead of their use: a filter was pointed at, touched or focused. */
  prepare: () => void
  retry: () => void
}

/** Returns the facts of a list, which are loaded when a filter needs them or is about to. */
export function useFacts<Facts>(isNeeded: boolean, { loaded, load }: FactsLoader<Facts, Locale>): FactsState<Facts> {
  const locale = useLocale()
  const [facts, setFacts] = useState(loaded)
  const [isAhead, setIsAhead] = useState(false)
  const [failed, setFailed] = useState<number>()
  const [tries, setTries] = useState(1)
  // A load that failed ahead of its use is repeated when it is needed.
  const attempt = isNeeded ? tries : 0
  const isWanted = isNeeded || isAhead
  useEffect(() => {
    if (facts || !isWanted) return
    let isShown = true
    load(locale).then(
      (found) => isShown && startTransition(() => setFacts(() => found)),
      () => isShown && setFailed(attempt),
    )
    return () => {
      isShown = false
    }
  }, [facts, isWanted, attempt, locale, load])
  return {
    facts,
    hasFailed: isNeeded && !facts && failed === attempt,
    prepare: useCallback(() => setIsAhead(true), []),
    retry: () => {
      // Only another document reads a newer build's file, or asks for lost code again.
      if (tries > 1) location.reload()
      else setTries((count) => count + 1)
    },
  }
}
