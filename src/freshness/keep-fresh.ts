import { forgetPayload, getPayload, seenBuilds } from '../routing/payloads.ts'
import type { Payload } from '../routing/screen.ts'
import { isChunkError } from './is-chunk-error.ts'
import { LEAVING, loadFully } from './load-fully.ts'
import { hasUnsentInput, watchInput } from './unsent-input.ts'
import { watchBuilds } from './watch-builds.ts'

/** While what is served is of two builds, and the page may not be loaded fully again yet, it is asked for this often. */
const ASK_AGAIN_MS = 1000

/** How routes load what they need, so that a screen is never of two builds. */
export type Freshness = {
  /** Gets a page's payload; never settles when the page is loaded fully instead. */
  loadPayload: (request: Request) => Promise<Payload>
  /** Loads a screen's code for the page that is navigated to; never settles when that page is loaded fully instead. */
  loadChunk: <Chunk>(load: () => Promise<Chunk>) => Promise<Chunk>
}

/**
 * Keeps the visitor's document fresh: finds out when a newer build is out, and leaves the document for it with the next
 * navigation. `target` is the address that is being navigated to, if any.
 */
export function keepFresh(buildId: string, target: () => string | undefined): Freshness {
  let isNewBuildOut = false
  let routesLoading = 0
  const noteNewBuild = () => {
    isNewBuildOut = true
  }
  const isStale = () => isNewBuildOut || [...seenBuilds].some((id) => id !== buildId)

  const loadPayload = async ({ url, signal }: Request): Promise<Payload> => {
    const { pathname } = new URL(url)
    if (isStale() && !hasUnsentInput() && loadFully(target() ?? url)) return never()
    for (;;) {
      const payload = await getPayload(pathname)
      if (payload.buildId === buildId) return payload
      if (signal.aborted || loadFully(target() ?? url)) return never()
      forgetPayload(pathname)
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }

  const loadChunk: Freshness['loadChunk'] = async (load) => {
    routesLoading += 1
    try {
      return await load()
    } catch (error) {
      if (!isChunkError(error)) throw error
      noteNewBuild()
      // Without a target the chunk was fetched ahead: nobody waits for it.
      const href = target()
      if (href === undefined || !loadFully(href)) throw error
      return never()
    } finally {
      routesLoading -= 1
    }
  }

  // Code that a page loads late, such as a dialog. What a route loads is loadChunk's.
  window.addEventListener('vite:preloadError', () => {
    noteNewBuild()
    if (routesLoading === 0 && !hasUnsentInput()) loadFully(location.href)
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
