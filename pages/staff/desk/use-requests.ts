import { useCallback } from 'react'
import type { RequestPage } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { type Loaded, useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'
import { type DeskQuery, listParams } from './desk-query.ts'

/** Loads the page of the list that a query asks for; until it is there, the former page stays. */
export function useRequests(query: DeskQuery): Loaded<RequestPage> {
  const api = useDeskApi()
  // A text, so that an open request does not load the list again.
  const asked = JSON.stringify(listParams(query))
  return useLoaded(useCallback(() => api.list(JSON.parse(asked) as Record<string, string>), [api, asked]))
}
