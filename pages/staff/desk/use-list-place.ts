import { useEffect, useLayoutEffect, useRef } from 'react'
import { rowLinkId } from './request-row.tsx'

/**
 * Keeps the place in the list: of a request that is opened, its row is in view; once it is closed, the page is scrolled
 * as before, and the row's link has the focus. `isListed`: the list has it.
 */
export function useListPlace(request: string, isListed: boolean): void {
  const shown = useRef('')
  const top = useRef(0)
  const kept = useRef(0)
  useLayoutEffect(() => {
    if (request) return
    kept.current = top.current
    const note = () => {
      top.current = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [request])
  useEffect(() => {
    const before = shown.current
    if (before === request || (request && !isListed)) return
    shown.current = request
    const link = document.getElementById(rowLinkId(request || before))
    if (!request) {
      // After the router, which has scrolled to the top for a link.
      window.scrollTo(0, kept.current)
      link?.focus({ preventScroll: true })
    }
    link?.scrollIntoView({ block: 'nearest' })
  }, [request, isListed])
}
