import { loadScreen, screenAt } from './browser-screens.ts'
import { pagePath } from './follow-links.ts'
import { getPayload } from '../payloads/payloads.ts'
import type { SiteNavigator } from './site-navigator.ts'

/** Maximum number of pages whose links are in view that are prefetched when the browser is idle. */
const MAX_IN_VIEW = 6

/** Delay before links in view are prefetched: pictures and scripts of the page itself go first. */
const SETTLE_MS = 1000

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Prefetches pages: when a link is hovered, touched or focused, and the first few links in view when the browser is
 * idle. Nothing is prefetched in data-saving mode, and no links in view on a slow connection. Failures are silent: the
 * visitor has not requested the page yet.
 */
export function startPrefetching(navigator: SiteNavigator): void {
  const onIntent = (event: Event) => {
    if (connection()?.saveData) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link && pagePath(link, navigator.basename)
    if (!path) return
    prefetchData(path)
    prefetchScreen(path, navigator.basename)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, onIntent, { capture: true, passive: true })
  }
  watchLinksInView(navigator)
}

function watchLinksInView(navigator: SiteNavigator): void {
  if (connection()?.saveData || /2g$|^3g$/.test(connection()?.effectiveType ?? '')) return
  let shown = ''
  // Not getBoundingClientRect: it would force layout of what is not in view yet, 50 ms on a phone.
  const inView = new IntersectionObserver((entries) => {
    inView.disconnect()
    const links = entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target as HTMLAnchorElement)
    prefetchInTurn(links, shown)
  })
  const fetchInView = () => {
    if (navigator.isLoading || shown === navigator.view.location.pathname) return
    const page = navigator.view.location.pathname
    shown = page
    setTimeout(() => {
      if (shown !== page) return
      for (const link of document.querySelectorAll('main a[href]')) inView.observe(link)
    }, SETTLE_MS)
  }

  /** One part (payload or screen) per idle callback: all parts of a page take 30 ms on a phone. */
  const prefetchInTurn = ([link, ...others]: readonly HTMLAnchorElement[], page: string, paths = new Set<string>()) => {
    if (!link || paths.size === MAX_IN_VIEW) return
    whenIdle(() => {
      if (shown !== page) return
      const path = pagePath(link, navigator.basename)
      if (!path || paths.has(path)) return prefetchInTurn(others, page, paths)
      prefetchData(path)
      whenIdle(() => {
        prefetchScreen(path, navigator.basename)
        prefetchInTurn(others, page, paths.add(path))
      })
    })
  }
  navigator.subscribe(fetchInView)
  fetchInView()
}

function prefetchData(pathname: string): void {
  if (pathname !== location.pathname) getPayload(pathname).catch(() => {})
}

function prefetchScreen(pathname: string, basename: string): void {
  const screen = screenAt(pathname, basename)
  // Imported modules stay in the browser's module cache.
  if (screen) loadScreen(screen).catch(() => {})
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 500)
}

function connection(): Connection | undefined {
  // Not in TypeScript's library: only Chromium has the Network Information API.
  return (navigator as Navigator & { connection?: Connection }).connection
}
