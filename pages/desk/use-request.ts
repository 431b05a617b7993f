import { useCallback } from 'react'
import type { Detail } from '../../src/desk/desk-types.ts'
import { useDeskApi } from '../../src/desk/use-desk-api.ts'
import { type Loaded, useLoaded } from '../../src/desk/use-loaded.ts'

/** Loads a request, which counts as a look at it. */
export function useRequest(number: string): Loaded<Detail> {
  const api = useDeskApi()
  return useLoaded(useCallback(() => api.open(number), [api, number]))
}
