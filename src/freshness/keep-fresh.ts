import { forgetPayload, getPayload, seenBuilds } from '../payloads/payloads.ts'
import type { Payload, ScreenModule } from '../screen/screen.ts'
import { isChunkError } from './is-chunk-error.ts'
import { isLeaving, LEAVING, loadFully } from './load-fully.ts'
import { hasLostCode, noteLostCode } from './load-late.ts'
import { withinLoadLimit } from '../payloads/load-limit.ts'
import { hasUnsentInput, watchInput } from './unsent-input.ts'
import { watchBuilds } from './watch-builds.ts'

/** While what is served is of two builds, and the page may not be loaded fully again yet, it is asked for this often. */
const ASK_AGAIN_MS = 1000

/** A navigation of the visitor: where to, and whether it still is. */
export type Navigation = {
  /** Address of the page, with its origin. */
  href: string
  /** Aborted when another page is asked for meanwhile. */
  signal: AbortSignal
}

type PageParts = { payload: Payload; screen: ScreenModule }

/** How a navigation loads what it needs, so that a screen is never of two builds. */
export type Freshness = {
  /**
   * Loads the payload and the screen of a page, side by side. Where the page cannot be put together it is loaded fully, and the
   * promise never settles, as it does not for a navigation that was given up. Otherwise it rejects with what failed, a Response
   * where there is a status.
   */
  loadPage: (navigation: Navigation, loadScreen: () => Promise<ScreenModule>) => Promise<PageParts>
}

/**
 * Keeps the visitor's document fresh: finds out when a newer build is out, and leaves the document for it with the next
 * navigation. The same when a page cannot be had piece by piece.
 */
export function keepFresh(buildId: string): Freshness {
  let isNewBuildOut = false
  const isOutdated = () => isNewBuildOut || [...seenBuilds].some((id) => id !== buildId)

  const loadPage: Freshness['loadPage'] = async ({ href, signal }, loadScreen) => {
    const { pathname } = new URL(href)
    const leave = async () => {
      const outcome = await loadFully(href, () => !signal.aborted)
      return outcome === 'leaving' || outcome === 'unwanted' ? never() : outcome
    }
    if (isLeaving() || ((isOutdated() || hasLostCode()) && !hasUnsentInput())) await leave()
    for (;;) {
      try {
        const [payload, screen] = await Promise.all([getPayload(pathname), withinLoadLimit(loadScreen())])
        if (payload.buildId === buildId) return { payload, screen }
      } catch (error) {
        if (signal.aborted || isLeaving()) return never()
        if (!isPartGone(error)) throw error
        if (isChunkError(error)) noteLostCode()
        throw responseTo(await leave(), error)
      }
      if (signal.aborted) return never()
      if ((await leave()) === 'missing') throw new Response(null, { status: 404 })
      forgetPayload(pathname)
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }

  // Back in a document that was left, as the browser had kept it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    delete document.documentElement.dataset[LEAVING]
    const { href } = location
    if (isOutdated()) void loadFully(href, () => location.href === href)
  })
  watchInput()
  // In development a page is never of another build.
  if (import.meta.env.PROD) {
    void watchBuilds(buildId, () => {
      isNewBuildOut = true
    })
  }
  return { loadPage }
}

/** Whether a part of a page is not where this build has it, though the page may be: its code, its words, or its payload. */
function isPartGone(error: unknown): boolean {
  return isChunkError(error) || (error instanceof Response && error.status === 404)
}

/** What is said of a page that could not be loaded fully either. */
function responseTo(outcome: 'tooSoon' | 'missing' | 'unreachable', error: unknown): unknown {
  if (outcome === 'missing') return new Response(null, { status: 404 })
  if (outcome === 'unreachable') return new Response(null, { status: 503 })
  // Its document is there, or it would not have been loaded a moment ago.
  return error instanceof Response ? new Response(null, { status: 500 }) : error
}

function never(): Promise<never> {
  return new Promise(() => {})
}
