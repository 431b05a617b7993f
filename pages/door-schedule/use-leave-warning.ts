import { useEffect } from 'react'

/** Makes the browser ask for confirmation before a visitor leaves an unsaved schedule. */
export function useLeaveWarning(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
