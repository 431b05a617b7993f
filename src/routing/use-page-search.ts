import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'

const neverChanges = () => () => {}

/**
 * Returns the search parameters of the page; undefined on the server and during hydration, because the build does not
 * know them and hydration must render the same markup.
 */
export function usePageSearch(): URLSearchParams | undefined {
  const [search] = useSearchParams()
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isHydrated ? search : undefined
}
