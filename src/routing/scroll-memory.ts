import { readStored, writeStored } from '../browser/storage.ts'

/** Where scroll positions are kept for a document that is loaded again. */
const KEY = 'scroll'

export type ScrollMemory = {
  /** Notes how far the page is scrolled, for the history entry that is about to be left. */
  remember: (entry: string) => void
  /** How far the page was scrolled when the entry was left; undefined when it never was. */
  recall: (entry: string) => number | undefined
}

/** Takes scrolling on going back and forward over from the browser, which would do it before the page is there. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(readPositions())
  history.scrollRestoration = 'manual'
  // Where the browser loads a document by itself, it knows best.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    // Where it is blocked, pages of an earlier document open at their top.
    writeStored('tab', KEY, JSON.stringify([...positions]))
  })
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  return {
    remember: (entry) => positions.set(entry, window.scrollY),
    recall: (entry) => positions.get(entry),
  }
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(readStored('tab', KEY) ?? '[]')
  } catch {
    // Written by something else.
    return []
  }
}
