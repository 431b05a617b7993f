import { showsOwn } from './shows-own.ts'
import type { StoredKey } from '../../../base/stored.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Returns whether a screen shows something of the visitor's own (`showsOwn`): false on the server and during hydration. */
export function useShowsOwn(key: StoredKey): boolean {
  return useIsHydrated() && showsOwn(key)
}
