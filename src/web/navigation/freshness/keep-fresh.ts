import { forgetPayload, getPayload, seenCodes } from '../payloads/payloads.ts'
import type { Payload, ScreenModule } from '../../page/screen.ts'
import { isChunkError } from './is-chunk-error.ts'
import { isLeaving, LEAVING, reloadDocument } from './reload-document.ts'
import { hasChunkFailure, recordChunkFailure } from './load-late.ts'
import { withinLoadLimit } from '../payloads/load-limit.ts'
import { allowReload } from './reload-guard.ts'
import { hasUnsentInput, watchInput } from './unsent-input.ts'
import { watchBuilds } from './watch-builds.ts'

/** Interval between retries while the server serves a mix of two builds and the reload guard does not allow a full load yet. */
const ASK_AGAIN_MS = 1000

/** A navigation of the visitor: its target, and whether it is still wanted. */
export type Navigation = {
  /** Absolute URL of the page. */
  href: string
  /** Aborted when the visitor navigates elsewhere in the meantime. */
  signal: AbortSignal
}

type PageParts = { payload: Payload; screen: ScreenModule }

/** How a navigation loads its parts, so that a screen never mixes the code of two builds. */
export type Freshness = {
  /**
   * Loads the payload and the screen module of a page in parallel. If the parts do not belong together, the page is
   * loaded fully and the promise never settles. It never settles for an aborted navigation either. Otherwise it rejects
   * with the error, a Response if there is a status.
   */
  loadPage: (navigation: Navigation, loadScreen: () => Promise<ScreenModule>) => Promise<PageParts>
}

/**
 * Keeps the visitor's document up to date: detects a newer build and replaces the document with the next navigation. A
 * page whose parts cannot be loaded is loaded fully, too.
 */
export function keepFresh(code: string): Freshness {
  let isNewBuildOut = false
  const isOutdated = () => isNewBuildOut || [...seenCodes].some((seen) => seen !== code)

  const loadPage: Freshness['loadPage'] = async ({ href, signal }, loadScreen) => {
    const { pathname } = new URL(href)
    const leave = async () => {
      const outcome = await reloadDocument(href, () => !signal.aborted)
      return outcome === 'leaving' || outcome === 'unwanted' ? never() : outcome
    }
    if (isLeaving() || ((isOutdated() || hasChunkFailure()) && !hasUnsentInput())) await leave()
    for (;;) {
      try {
        const [payload, screen] = await Promise.all([getPayload(pathname), withinLoadLimit(loadScreen())])
        if (payload.code === code) return { payload, screen }
      } catch (error) {
        if (signal.aborted || isLeaving()) return never()
        if (!isPartGone(error)) throw error
        if (isChunkError(error)) recordChunkFailure()
        // Moved or gone: no document asks for its own payload, so this cannot repeat itself.
        else allowReload(pathname)
        const outcome = await leave()
        if (outcome === 'missing') throw new Response(null, { status: 404 })
        if (outcome === 'unreachable') throw new Response(null, { status: 503 })
        throw error
      }
      if (signal.aborted) return never()
      if ((await leave()) === 'missing') throw new Response(null, { status: 404 })
      forgetPayload(pathname)
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }

  // The document was restored from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    delete document.documentElement.dataset[LEAVING]
    const { href } = location
    if (isOutdated() && !hasUnsentInput()) void reloadDocument(href, () => location.href === href)
  })
  watchInput()
  // Development has only one build.
  if (import.meta.env.PROD) {
    void watchBuilds(code, () => {
      isNewBuildOut = true
    })
  }
  return { loadPage }
}

/**
 * Returns whether code, words or payload of a page are missing on the server, although the page itself
 * may exist.
 */
function isPartGone(error: unknown): boolean {
  return isChunkError(error) || (error instanceof Response && error.status === 404)
}

function never(): Promise<never> {
  return new Promise(() => {})
}
