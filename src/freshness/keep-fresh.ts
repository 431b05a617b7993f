import { forgetPayload, getPayload, seenBuilds } from '../routing/payloads.ts'
import type { Payload } from '../routing/screen.ts'
import { isChunkError } from './is-chunk-error.ts'
import { LEAVING, loadFully } from './load-fully.ts'
import { hasUnsentInput, watchInput } from './unsent-input.ts'
import { watchBuilds } from './watch-builds.ts'

/** While what is served is of two builds, and the page may not be loaded fully again yet, it is asked for this often. */
const ASK_AGAIN_MS = 1000

/** How a navigation loads what it needs, so that a screen is never of two builds. */
export type Freshness = {
  /** Gets a page's payload; never settles when the page is loaded fully instead. */
  loadPayload: (href: string, signal: AbortSignal) => Promise<Payload>
  /** Loads the code of the page at `href`; never settles when that page is loaded fully instead. Without `href` it is fetched ahead. */
  loadChunk: <Chunk>(load: () => Promise<Chunk>, href?: string) => Promise<Chunk>
}

/**
 * Keeps the visitor's document fresh: finds out when a newer build is out, and leaves the document for it with the next
 * navigation.
 */
export function keepFresh(buildId: string): Freshness {
  let isNewBuildOut = false
  let pagesLoading = 0
  const noteNewBuild = () => {
    isNewBuildOut = true
  }
  const isStale = () => isNewBuildOut || [...seenBuilds].some((id) => id !== buildId)

  const loadPayload: Freshness['loadPayload'] = async (href, signal) => {
    const { pathname } = new URL(href)
    if (isStale() && !hasUnsentInput() && loadFully(href)) return never()
    for (;;) {
      const payload = await getPayload(pathname)
      if (payload.buildId === buildId) return payload
      if (signal.aborted || loadFully(href)) return never()
      forgetPayload(pathname)
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }

  const loadChunk: Freshness['loadChunk'] = async (load, href) => {
    pagesLoading += 1
    try {
      return await load()
    } catch (error) {
      if (!isChunkError(error)) throw error
      noteNewBuild()
      // What is fetched ahead nobody waits for.
      if (href === undefined || !loadFully(href)) throw error
      return never()
    } finally {
      pagesLoading -= 1
    }
  }

  // Code that a page loads late, such as a dialog. What a page is made of is loadChunk's.
  window.addEventListener('vite:preloadError', () => {
    noteNewBuild()
    if (pagesLoading === 0 && !hasUnsentInput()) loadFully(location.href)
  })
  // Back in a document that was left for a newer one, as the browser had kept it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isStale()) return
    delete document.documentElement.dataset[LEAVING]
    loadFully(location.href)
  })
  watchInput()
  // In development a page is never of another build.
  if (import.meta.env.PROD) void watchBuilds(buildId, noteNewBuild)
  return { loadPayload, loadChunk }
}

function never(): Promise<never> {
  return new Promise(() => {})
}
