import type { StoredKey } from '../../../base/stored.ts'
import { readStored } from './storage.ts'

/**
 * Returns whether a screen shows something of the visitor's own: what is stored under a key, or what the address holds,
 * which the served document knows nothing of.
 */
export function showsOwn(key: StoredKey): boolean {
  return location.search !== '' || location.hash !== '' || readStored('site', key) !== undefined
}
