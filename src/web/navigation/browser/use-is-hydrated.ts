import { startTransition, useEffect, useState } from 'react'
import { isHydrated } from './hydration.ts'

/**
 * Returns whether the document is hydrated: false on the server and during hydration, true afterwards, and true at once
 * on a page opened by a navigation. The change is rendered as a transition, because it may take long.
 */
export function useIsHydrated(): boolean {
  const [isReady, setIsReady] = useState(isHydrated)
  useEffect(() => startTransition(() => setIsReady(true)), [])
  return isReady
}
