import { mayReload } from './reload-guard.ts'

/** Set on the document while it is being left for a full load: nothing that fails meanwhile is to be shown. */
export const LEAVING = 'leaving'

/**
 * Leaves this document and loads an address of the site as a full page. Returns false when it may not: its path was loaded so a
 * moment ago, or the browser is offline and would leave the visitor with nothing.
 */
export function loadFully(href: string): boolean {
  const target = new URL(href, location.href)
  if (!navigator.onLine || !mayReload(target.pathname)) return false
  document.documentElement.dataset[LEAVING] = ''
  // After going back or forward the address is the target's already, and assigning it would only move to its fragment.
  if (target.href === location.href) location.reload()
  else location.assign(target.href)
  return true
}
