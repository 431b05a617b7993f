import { isChunkError } from './is-chunk-error.ts'
import { isLeaving, reloadDocument } from './reload-document.ts'
import { hasFilledForm } from './unsent-input.ts'

/** Attribute set on the document if it is not hydrated: styles then show everything that scripts would otherwise reveal. */
const UNSCRIPTED = 'unscripted'

/** Shows the whole document as without scripts, because scripts failed or are late. */
export function showUnscripted(): void {
  document.documentElement.dataset[UNSCRIPTED] = ''
}

/** Reverts showUnscripted: scripts did load in the end. */
export function endUnscripted(): void {
  delete document.documentElement.dataset[UNSCRIPTED]
}

/**
 * Handles a failed hydration. The document stays readable, and its links and forms work natively. If code could not be
 * loaded, the document is reloaded, unless the visitor has followed a link or begun to fill in a form.
 */
export function startFailed(error: unknown): void {
  console.error(error)
  showUnscripted()
  const { href } = location
  const isWanted = () => location.href === href && !isLeaving() && !hasFilledForm()
  if (isChunkError(error) && isWanted()) void reloadDocument(href, isWanted)
}
