import { useEffect, useState } from 'react'
import type { BrowserSession } from './browser-session.ts'

/** Loads the session when the page is live; undefined until then. */
export function useBrowserSession(): BrowserSession | undefined {
  const [loaded, setLoaded] = useState<BrowserSession>()
  useEffect(() => {
    let isGone = false
    void import('./browser-session.ts').then(({ openSession }) => {
      if (!isGone) setLoaded(openSession())
    })
    return () => {
      isGone = true
    }
  }, [])
  return loaded
}
