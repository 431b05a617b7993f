import { useLocation } from 'react-router-dom'
import { usePageSearch } from '../../src/web/navigation/routing/use-page-search.ts'

/**
 * Returns the id of the case in the address, `?case=3` or `#case-3`, now or formerly; by default the first one. The server does not know
 * the address's parameters, so the first one is also rendered at hydration.
 */
export function useSelectedCase(cases: readonly NumberedCase[]): number | undefined {
  const search = usePageSearch()
  const { hash } = useLocation()
  const wanted = search && Number(search.get('case') ?? hash.replace('#case-', ''))
  return (findCase(cases, wanted) ?? cases[0])?.id
}

type NumberedCase = { id: number; formerly: readonly number[] }

/** Finds the case that has a number, or had it. */
export function findCase<Case extends NumberedCase>(cases: readonly Case[], wanted: unknown): Case | undefined {
  return (
    cases.find(({ id }) => id === wanted) ?? cases.find(({ formerly }) => formerly.some((number) => number === wanted))
  )
}

/** Returns the id of the case before (-1) or after (1) one; after the last comes the first. */
export function idBeside(cases: readonly { id: number }[], id: number | undefined, step: -1 | 1): number {
  const index = cases.findIndex((each) => each.id === id)
  return cases.at((index + step) % cases.length)?.id ?? 1
}

/**
 * Returns the address of a case: the parameter selects it, and the fragment scrolls to it if scripts do not run and all
 * cases are shown.
 * @example caseTarget(3) // '/success-stories?case=3#case-3'
 */
export function caseTarget(id: number): string {
  return `/success-stories?case=${id}#case-${id}`
}
