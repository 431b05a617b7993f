import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '../browser/use-is-hydrated.ts'

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

/** As `usePageSearch`, for a page that takes long to render: the parameters come after hydration, and input before them. */
export function usePageSearchLater(): URLSearchParams | undefined {
  const [search] = useSearchParams()
  return useIsHydrated() ? search : undefined
}
