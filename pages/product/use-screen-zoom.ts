import { useEffect, useState, useSyncExternalStore } from 'react'

/** Returns how many device pixels a CSS pixel has: it changes with the zoom, and when the window moves to another screen. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(devicePixelRatio)
  useEffect(() => {
    const follow = () => setRatio(devicePixelRatio)
    // A zoom changes the width of the window in CSS pixels; another screen may not. The query asks for the present
    // value, so that any other one triggers it.
    const query = matchMedia(`(resolution: ${ratio}dppx)`)
    query.addEventListener('change', follow)
    addEventListener('resize', follow)
    return () => {
      query.removeEventListener('change', follow)
      removeEventListener('resize', follow)
    }
  }, [ratio])
  return ratio
}

/** A finger never lets go at exactly 1. */
const PINCHED = 1.02

/** Returns whether the page is magnified by two fingers, which CSS lengths know nothing of. */
export function useIsPinched(): boolean {
  return useSyncExternalStore(onResize, () => (visualViewport?.scale ?? 1) > PINCHED)
}

function onResize(changed: () => void): () => void {
  visualViewport?.addEventListener('resize', changed)
  return () => visualViewport?.removeEventListener('resize', changed)
}
