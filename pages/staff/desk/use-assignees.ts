import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'

const NOBODY: readonly string[] = []

/** Returns the accounts that may be in charge of a request; none until they are loaded, or if they cannot be. */
export function useAssignees(): readonly string[] {
  // The choice then has the present person alone.
  return useLoaded(useDeskApi().assignees).value ?? NOBODY
}
