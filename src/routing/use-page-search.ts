import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'

const neverChanges = () => () => {}

/**
 * Reads the search parameters of the page. There are none while a document is made live, which was written without knowing
 * them: undefined then, so that what is rendered is what stands in the document.
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
