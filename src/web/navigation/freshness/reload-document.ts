import { mayReload, noteReload } from './reload-guard.ts'

/** Attribute set on the document, with a pathname, during a full load of that path. Errors in the meantime are not shown. */
export const LEAVING = 'leaving'

/** Timeout for the request that checks whether an address is available. */
const PROBE_LIMIT_MS = 5000

/**
 * Result of a full load. It does not start if the path was reloaded a moment ago (`tooSoon`), if the page does not
 * exist (`missing`), or if the server does not respond (`unreachable`). It also does not start if the visitor has
 * navigated elsewhere in the meantime (`unwanted`).
 */
export type ReloadResult = 'leaving' | 'tooSoon' | 'missing' | 'unreachable' | 'unwanted'

/**
 * Loads an address of the site as a full page, after checking that the server can serve it: otherwise the browser would
 * show its own error page. All that leaves a document without being asked to comes here. Loads that the visitor asked
 * for do not: the retry buttons of settings, login and a data sheet reload the page whatever the server says. A first
 * visit to the home page is redirected to the visitor's language before it is shown (renderer/detect-locale.ts).
 */
export async function reloadDocument(href: string, isWanted: () => boolean): Promise<ReloadResult> {
  const target = new URL(href, location.href)
  // The newest of two full loads wins, also of the same target: the visitor may have stopped the first.
  if (isLeaving()) return leaveFor(target)
  if (!mayReload(target.pathname)) return 'tooSoon'
  const status = await probe(target)
  if (!isWanted()) return 'unwanted'
  if (status === 404) return 'missing'
  if (status === undefined || status >= 500) return 'unreachable'
  noteReload(target.pathname)
  return leaveFor(target)
}

/** Returns whether a full load is under way. */
export function isLeaving(): boolean {
  return LEAVING in document.documentElement.dataset
}

/** Notes that the document is being left for a page, by its pathname. */
export function noteLeaving(pathname: string): void {
  document.documentElement.dataset[LEAVING] = pathname
}

function leaveFor(target: URL): ReloadResult {
  noteLeaving(target.pathname)
  // After back or forward, the address is already the target's; assigning it would only scroll to its fragment.
  if (target.href === location.href) location.reload()
  else location.assign(target.href)
  return 'leaving'
}

/** Sends a HEAD request. Returns the status of the response; undefined if there is none. */
async function probe(target: URL): Promise<number | undefined> {
  if (!navigator.onLine) return undefined
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), PROBE_LIMIT_MS)
  const answer = await fetch(target, { method: 'HEAD', cache: 'no-store', signal: abort.signal }).catch(() => undefined)
  clearTimeout(timer)
  return answer?.status
}
