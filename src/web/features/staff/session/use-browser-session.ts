import { useEffect, useState } from 'react'
import { loadLate } from '../../../navigation/freshness/load-late.ts'
import type { BrowserSession } from './browser-session.ts'

type Loading = {
  /** Undefined until it is loaded. */
  browser: BrowserSession | undefined
  /** Its script could not be loaded. */
  hasFailed: boolean
}

/** Loads the session after hydration. */
export function useBrowserSession(): Loading {
  const [loading, setLoading] = useState<Loading>({ browser: undefined, hasFailed: false })
  useEffect(() => {
    let isGone = false
    void loadLate(() => import('./browser-session.ts')).then(
      ({ openSession }) => {
        if (!isGone) setLoading({ browser: openSession(), hasFailed: false })
      },
      (error: unknown) => {
        console.error('The session could not be loaded', error)
        if (!isGone) setLoading({ browser: undefined, hasFailed: true })
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  return loading
}
