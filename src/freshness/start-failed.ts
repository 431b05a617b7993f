import { isChunkError } from './is-chunk-error.ts'
import { loadFully } from './load-fully.ts'
import { hasFilledForm } from './unsent-input.ts'

/** Set on the document when scripts have not taken it over: styles then hide nothing that only scripts would show. */
const UNSCRIPTED = 'unscripted'

/** Shows all of the document, as without scripts: they are not coming, or not soon. */
export function showUnscripted(): void {
  document.documentElement.dataset[UNSCRIPTED] = ''
}

/** Takes showUnscripted back: scripts have come after all. */
export function endUnscripted(): void {
  delete document.documentElement.dataset[UNSCRIPTED]
}

/**
 * Says what becomes of a document that scripts could not take over. It can be read, and its links and forms work by themselves.
 * When it was code that could not be had, the document is loaded again, unless the visitor has begun to fill in a form.
 */
export function startFailed(error: unknown): void {
  console.error(error)
  showUnscripted()
  const { href } = location
  const isWanted = () => location.href === href && !hasFilledForm()
  if (isChunkError(error) && isWanted()) void loadFully(href, isWanted)
}
