import { mayReload, noteReload } from './reload-guard.ts'

/** Set on the document, to a path, while it is being left for a full load of that: nothing that fails meanwhile is to be shown. */
export const LEAVING = 'leaving'

/** How long the server may take to say that an address can be had. */
const PROBE_LIMIT_MS = 5000

/**
 * What came of a full load. It is refused when the path was loaded so a moment ago (`tooSoon`), when the page is not there
 * (`missing`), when nobody answers for it (`unreachable`), or when the visitor has gone elsewhere meanwhile (`unwanted`).
 */
export type FullLoad = 'leaving' | 'tooSoon' | 'missing' | 'unreachable' | 'unwanted'

/**
 * Leaves this document and loads an address of the site as a full page, once the server has said that it can be had: otherwise the
 * browser would put a page of its own in the place of this one. Nothing else in the browser leaves a document.
 */
export async function loadFully(href: string, isWanted: () => boolean): Promise<FullLoad> {
  const target = new URL(href, location.href)
  // The document is being left already: of two addresses the newest one counts.
  if (isLeaving()) return document.documentElement.dataset[LEAVING] === target.pathname ? 'leaving' : leaveFor(target)
  if (!mayReload(target.pathname)) return 'tooSoon'
  const status = await probe(target)
  if (!isWanted()) return 'unwanted'
  if (status === 404) return 'missing'
  if (status === undefined || status >= 500) return 'unreachable'
  noteReload(target.pathname)
  return leaveFor(target)
}

/** Tells whether the document is being left for a full load. */
export function isLeaving(): boolean {
  return LEAVING in document.documentElement.dataset
}

function leaveFor(target: URL): FullLoad {
  document.documentElement.dataset[LEAVING] = target.pathname
  // After going back or forward the address is the target's already, and assigning it would only move to its fragment.
  if (target.href === location.href) location.reload()
  else location.assign(target.href)
  return 'leaving'
}

/** Asks for an address without its content. Gives the status of the answer, undefined when there is none. */
async function probe(target: URL): Promise<number | undefined> {
  if (!navigator.onLine) return undefined
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), PROBE_LIMIT_MS)
  const answer = await fetch(target, { method: 'HEAD', cache: 'no-store', signal: abort.signal }).catch(() => undefined)
  clearTimeout(timer)
  return answer?.status
}
