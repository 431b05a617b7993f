import { useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '../browser/use-is-hydrated.ts'

/**
 * Returns the search parameters of the page; undefined on the server and during hydration, because the build does not
 * know them and hydration must render the same markup.
 */
export function usePageSearch(): URLSearchParams | undefined {
  const [search] = useSearchParams()
  return useIsHydrated() ? search : undefined
}
