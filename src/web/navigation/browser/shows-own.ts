import type { StoredKey } from '../../../base/stored.ts'
import { readStored } from './storage.ts'

/**
 * Returns whether a screen shows something of the visitor's own: a value stored under a key or held by the address,
 * which the served document does not know.
 */
export function showsOwn(key: StoredKey): boolean {
  return location.search !== '' || location.hash !== '' || readStored('site', key) !== undefined
}
