import { useSyncExternalStore } from 'react'
import { showsOwn } from './shows-own.ts'
import type { StoredKey } from './stored.ts'

const neverChanges = () => () => {}

/** Returns whether a screen shows something of the visitor's own (`showsOwn`): false on the server and during hydration. */
export function useShowsOwn(key: StoredKey): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => showsOwn(key),
    () => false,
  )
}
