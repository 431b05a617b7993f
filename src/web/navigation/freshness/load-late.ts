import { isChunkError } from './is-chunk-error.ts'
import { isLeaving, reloadDocument } from './reload-document.ts'
import { hasUnsentInput } from './unsent-input.ts'

let isChunkLost = false

/**
 * Returns whether a requested module could not be loaded in this document. Browsers cache that failure: only a new
 * document requests the module again.
 */
export function hasChunkFailure(): boolean {
  return isChunkLost
}

/** Records that a requested module could not be loaded in this document. */
export function recordChunkFailure(): void {
  isChunkLost = true
}

/**
 * Loads code that a page needs late and cannot work without, such as a dialog that the visitor opens. If the code
 * cannot be loaded, the page is loaded fully, provided that it is still shown and not being left, and no input would be
 * lost. The promise rejects in any case. Optional code is imported without this function and fails silently.
 */
export async function loadLate<Code>(load: () => Promise<Code>): Promise<Code> {
  const { pathname } = location
  try {
    return await load()
  } catch (error) {
    if (isChunkError(error)) {
      recordChunkFailure()
      const isWanted = () => location.pathname === pathname && !isLeaving() && !hasUnsentInput()
      if (isWanted()) void reloadDocument(location.href, isWanted)
    }
    throw error
  }
}
