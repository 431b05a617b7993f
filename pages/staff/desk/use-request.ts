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
      const request = await api.open(number, shown.current === number)
      shown.current = number
      return request
    }, [api, number]),
  )
}
