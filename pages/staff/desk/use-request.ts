import { useCallback, useRef } from 'react'
import type { Detail } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { type Loaded, useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'

/** Loads a request, which counts as a look at it; when it is loaded again, that is the same look. */
export function useRequest(number: string): Loaded<Detail> {
  const api = useDeskApi()
  const shown = useRef('')
  return useLoaded(
    useCallback(async () => {
      const isAgain = shown.current === number
      // At once: a second load may begin before the first one has ended.
      shown.current = number
      try {
        return await api.open(number, isAgain)
      } catch (error) {
        if (!isAgain) shown.current = ''
        throw error
      }
    }, [api, number]),
  )
}
