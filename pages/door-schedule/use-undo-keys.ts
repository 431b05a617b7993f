import { useEffect } from 'react'

/** Fields with their own undo, and dialogs in front of the page. */
const OTHERS = 'dialog *, textarea, input:not([data-column], [type="checkbox"]), [data-edited]'

/** Ctrl+Z and Ctrl+Y, but in dialogs, and in fields in which something is typed. */
export function useUndoKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (event.target instanceof Element && event.target.matches(OTHERS)) return
      const key = event.key.toLowerCase()
      if (key !== 'y' && key !== 'z') return
      // Also where there is no step: the browser would revert input in another cell.
      event.preventDefault()
      const act = key === 'y' || event.shiftKey ? redo : undo
      act?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo, redo])
}
