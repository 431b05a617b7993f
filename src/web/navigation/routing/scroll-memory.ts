import { readStored, writeStored } from '../browser/storage.ts'

/** Session storage key of the scroll positions, for a document that is reloaded. */
const KEY = 'scroll'

export type ScrollMemory = {
  /** Records the scroll position of the history entry that is about to be left. */
  remember: (entry: string) => void
  /** Returns the scroll position recorded for an entry; undefined if there is none. */
  recall: (entry: string) => number | undefined
}

/** Handles scroll restoration on back and forward instead of the browser, which would scroll before the page is rendered. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(readPositions())
  // Followed, not asked for when it is needed: in a click, that would lay out the page before the click is painted.
  let position = window.scrollY
  window.addEventListener('scroll', () => (position = window.scrollY), { passive: true })
  history.scrollRestoration = 'manual'
  // The browser restores the position itself when it loads the document.
  let left = position
  window.addEventListener('pagehide', () => {
    left = window.scrollY
    history.scrollRestoration = 'auto'
    // If storage is blocked, pages of an earlier document open at the top.
    writeStored('tab', KEY, JSON.stringify([...positions]))
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual'
    // Safari would restore it later, and no longer does. Until its next frame it may ignore a position.
    if (persisted) requestAnimationFrame(() => window.scrollTo(0, left))
  })
  return {
    remember: (entry) => positions.set(entry, position),
    recall: (entry) => positions.get(entry),
  }
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(readStored('tab', KEY) ?? '[]')
  } catch {
    // The stored value was written by other code.
    return []
  }
}
