import { useMemo } from 'react'
import type { Templates } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { type Loaded, useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'

/** Loads the templates for answers to a request, filled in for it; nothing while there is none to answer. */
export function useTemplates(number: string | undefined): Loaded<Templates> {
  const api = useDeskApi()
  return useLoaded(useMemo(() => (number === undefined ? undefined : () => api.templates(number)), [api, number]))
}
