import { startTransition, useEffect, useState } from 'react'

/**
 * Returns how many of the groups of a table are rendered: those of one that is suddenly much longer, as after an import,
 * come in slices of `slice`, so that what the visitor does is handled in between. A few more are there at once.
 */
export function useRenderedCount(count: number, slice: number): number {
  const [known, setKnown] = useState(0)
  const shown = count <= known + slice ? count : Math.max(known, slice)
  if (shown !== known) setKnown(shown)
  useEffect(() => {
    if (shown >= count) return undefined
    const timer = setTimeout(() => startTransition(() => setKnown(shown + slice)))
    return () => clearTimeout(timer)
  }, [shown, count, slice])
  return shown
}
