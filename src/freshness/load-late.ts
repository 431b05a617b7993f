import { isChunkError } from './is-chunk-error.ts'
import { loadFully } from './load-fully.ts'
import { hasUnsentInput } from './unsent-input.ts'

let isCodeLost = false

/** Tells whether this document lacks code that it was asked for. Browsers remember that: only another document asks again. */
export function hasLostCode(): boolean {
  return isCodeLost
}

/** Notes that code which this document was asked for could not be had. */
export function noteLostCode(): void {
  isCodeLost = true
}

/**
 * Loads code that a page needs late and cannot do without, such as a dialog that the visitor opens. When it cannot be had, the page
 * is loaded fully, if it is the one that is still shown and nothing typed would be lost; it rejects in any case. Code that a
 * page can do without is imported without this, and its failure is silent.
 */
export async function loadLate<Code>(load: () => Promise<Code>): Promise<Code> {
  const { pathname } = location
  try {
    return await load()
  } catch (error) {
    if (isChunkError(error)) {
      noteLostCode()
      const isWanted = () => location.pathname === pathname && !hasUnsentInput()
      if (isWanted()) void loadFully(location.href, isWanted)
    }
    throw error
  }
}
