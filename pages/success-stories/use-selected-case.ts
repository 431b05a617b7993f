import { useLocation } from 'react-router-dom'
import { usePageSearch } from '../../src/routing/use-page-search.ts'

/**
 * Tells which case the address asks for, `?case=3` or `#case-3`; the first one where it asks for none. The server does not
 * know the address's parameters, so that the first one is also what is hydrated.
 */
export function useSelectedCase(cases: readonly { id: number }[]): number | undefined {
  const search = usePageSearch()
  const { hash } = useLocation()
  const wanted = search && Number(search.get('case') ?? hash.replace('#case-', ''))
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
