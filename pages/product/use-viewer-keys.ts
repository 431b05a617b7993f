import { useEffect, useEffectEvent } from 'react'

type ViewerActions = {
  zoomBy: (steps: number) => void
  fit: () => void
  /** Undefined while arrow keys scroll. */
  step: ((steps: number) => void) | undefined
}

/** Handles arrow keys, +, − and 0 in an open viewer. */
export function useViewerKeys(isOpen: boolean, { zoomBy, fit, step }: ViewerActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(1)
    else if (event.key === '-') zoomBy(-1)
    else if (event.key === '0') fit()
    else if (event.key === 'ArrowLeft') step?.(-1)
    else if (event.key === 'ArrowRight') step?.(1)
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
}
