import { useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/**
 * Tells which case the address asks for, `?case=3` or `#case-3`; the first one where it asks for none. The server does not
 * know the address's parameters, so that the first one is also what is hydrated.
 */
export function useSelectedCase(cases: readonly { id: number }[]): number | undefined {
  const isHydrated = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer)
  const [parameters] = useSearchParams()
  const { hash } = useLocation()
  const wanted = isHydrated ? Number(parameters.get('case') ?? hash.replace('#case-', '')) : undefined
  return (cases.find(({ id }) => id === wanted) ?? cases[0])?.id
}

/**
 * Where a case is shown: chosen by the parameter, and by the fragment where scripts do not run and all cases stand below each other.
 *
 * @example caseTarget(3) // '/success-stories?case=3#case-3'
 */
export function caseTarget(id: number): string {
  return `/success-stories?case=${id}#case-${id}`
}

const subscribeToNothing = () => () => undefined
const isInBrowser = () => true
const isOnServer = () => false
