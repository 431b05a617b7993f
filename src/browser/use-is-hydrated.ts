import { startTransition, useEffect, useState } from 'react'
import { isHydrated } from './hydration.ts'

/**
 * Tells whether the document is hydrated: false on the server and during hydration, true from then on, and at once on a page that
 * a link has led to. What follows from it is rendered between other work, as it may be long.
 */
export function useIsHydrated(): boolean {
  const [isReady, setIsReady] = useState(isHydrated)
  useEffect(() => startTransition(() => setIsReady(true)), [])
  return isReady
}
