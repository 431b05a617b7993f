import type { Freshness } from '../freshness/keep-fresh.ts'
import { loadScreen, screenAt } from './browser-screens.ts'
import { pagePath } from './follow-links.ts'
import { getPayload } from './payloads.ts'
import type { SiteNavigator } from './site-navigator.ts'

/** Links in view that are fetched ahead without being pointed at: at most this many a page, when the browser is idle. */
const MAX_IN_VIEW = 6

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Fetches pages ahead: when a link is pointed at, touched or focused, and the first few in view when the browser is idle.
 * Nothing is fetched ahead for a visitor who saves data, and nothing in view on a slow connection.
 */
export function startPrefetching(navigator: SiteNavigator, freshness: Freshness): void {
  const onIntent = (event: Event) => {
    if (connection()?.saveData) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link && pagePath(link, navigator.basename)
    if (path) prefetch(path, navigator.basename, freshness)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, onIntent, { capture: true, passive: true })
  }
  watchLinksInView(navigator, freshness)
}

function watchLinksInView(navigator: SiteNavigator, freshness: Freshness): void {
  if (connection()?.saveData || /2g$|^3g$/.test(connection()?.effectiveType ?? '')) return
  let shown = ''
  const fetchInView = () => {
    if (navigator.isLoading || shown === navigator.view.location.pathname) return
    shown = navigator.view.location.pathname
    whenIdle(() => {
      const paths = new Set<string>()
      for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
        if (paths.size === MAX_IN_VIEW) break
        const path = isInView(link) ? pagePath(link, navigator.basename) : undefined
        if (path && path !== location.pathname) paths.add(path)
      }
      prefetchInTurn([...paths], navigator.basename, freshness)
    })
  }
  navigator.subscribe(fetchInView)
  fetchInView()
}

/** Each in an idle time of its own: finding a page's files takes a phone 20 ms. */
function prefetchInTurn([path, ...others]: readonly string[], basename: string, freshness: Freshness): void {
  if (path === undefined) return
  prefetch(path, basename, freshness)
  whenIdle(() => prefetchInTurn(others, basename, freshness))
}

function prefetch(pathname: string, basename: string, freshness: Freshness): void {
  const screen = screenAt(pathname, basename)
  if (!screen || pathname === location.pathname) return
  getPayload(pathname).catch(() => {})
  // The module cache keeps what is imported.
  freshness.loadChunk(() => loadScreen(screen)).catch(() => {})
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 500)
}

function connection(): Connection | undefined {
  // Not in TypeScript's library: the Network Information API is Chromium's alone.
  return (navigator as Navigator & { connection?: Connection }).connection
}
