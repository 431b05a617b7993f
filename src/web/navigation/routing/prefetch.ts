import { documentCode } from '../browser/builds.ts'
import { completePage } from './complete-page.ts'
import { getPayload } from '../payloads/payloads.ts'
import { loadScreen, screenAt } from './browser-screens.ts'
import { createExpectedPage } from './expected-page.ts'
import { pagePath } from './follow-links.ts'
import { watchLinksInView } from './links-in-view.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import type { Page } from '../../page/page.ts'
import type { SiteNavigator } from './site-navigator.ts'

/** Pages that are prefetched each time scrolling rests: the nearest of those in view. With four, less than half were opened. */
const MAX_NEAREST = 2

/** Bytes on the wire that are prefetched for links in view of one page. */
const MAX_BYTES = 120_000

/** Requests for links in view are few at a time: the page's own pictures share the connection. */
const MAX_AT_ONCE = 2

/** Delay after a page is shown without a document of its own: its pictures and scripts go first. */
const SETTLE_MS = 500

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Prefetches pages: at once when a link is pointed at, touched or focused; and when scrolling rests and the browser is
 * idle, those whose links are in view, the nearest to the thumb first; then what is below the window. Nothing is
 * prefetched in data-saving mode, and no links in view and no pictures on a 2G connection. Failures are silent: the
 * visitor has not requested the page yet. Calls back with the likeliest page, to have it rendered ahead.
 */
export function startPrefetching(
  navigator: SiteNavigator,
  renderAhead: (page?: { path: string; page: Page }) => void,
): void {
  /** When the first page was prefetched from the page that is shown. */
  let since = Number.POSITIVE_INFINITY
  const expected = createExpectedPage(whenIdle, (path, page) => {
    if (document.visibilityState === 'visible') renderAhead({ path, page })
  })
  const load = async (path: string, isWanted: boolean) => {
    since = Math.min(since, performance.now())
    const payload = getPayload(path, isWanted ? 'auto' : 'low')
    // One part at a time: parsing both takes a phone 30 ms.
    if (!isWanted) await payload.then(() => new Promise<void>(whenIdle))
    const screen = screenAt(path, navigator.basename)
    if (!screen) return
    // Imported modules stay in the browser's module cache.
    const [data, module] = await Promise.all([payload, loadScreen(screen)])
    if (data.code === documentCode() && module.isRenderedAhead !== false)
      expected.note(path, { payload: data, screen: module })
  }
  const queue = createPrefetchQueue({ load, whenIdle, maxBytes: MAX_BYTES, maxAtOnce: MAX_AT_ONCE })
  onTransfer((bytes, at) => at >= since && queue.spend(bytes))

  const pathOf = (link: HTMLAnchorElement): string | undefined => {
    const path = pagePath(link, navigator.basename)
    return path === location.pathname || link.hasAttribute('data-collect') ? undefined : path
  }
  const want = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null
    const path = link && pathOf(link)
    if (!path || connection()?.saveData) return
    queue.want(path)
    expected.expect(path)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, ({ target }) => want(target), { capture: true, passive: true })
  }
  // The links that were pointed at, touched or focused before this code was loaded.
  for (const link of document.querySelectorAll('a:is(:hover, :active, :focus)')) want(link)

  const links = watchLinksInView((near) => {
    if (isSparing()) return
    const paths = [...new Set(near.flatMap((link) => pathOf(link) ?? []))].slice(0, MAX_NEAREST)
    queue.offer(paths)
    expected.expect(paths[0])
  })
  let endCompleting = () => {}
  const lookAround = () => {
    links.watch()
    endCompleting = completePage(whenIdle, !isSparing())
  }
  let settling: ReturnType<typeof setTimeout> | undefined
  let shown: string | undefined
  const onView = () => {
    if (navigator.isLoading || shown === navigator.view.location.pathname) return
    // A document's own links are there when it is loaded; a tool that waits for it expects the whole page soon after.
    const delay = shown === undefined ? 0 : SETTLE_MS
    shown = navigator.view.location.pathname
    queue.reset()
    expected.reset()
    since = Number.POSITIVE_INFINITY
    links.stop()
    endCompleting()
    clearTimeout(settling)
    settling = setTimeout(() => whenLoaded(() => whenIdle(lookAround)), delay)
  }
  navigator.subscribe(onView)
  // A tab in the background gives its memory back.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') renderAhead()
  })
  onView()
}

/** Calls back with the bytes on the wire of each script, style sheet and payload, and when its request began. */
function onTransfer(report: (bytes: number, at: number) => void): void {
  const counted = /\.(?:js|css|json)$/
  new PerformanceObserver((list) => {
    // Entries of this type are of this class.
    const entries = list.getEntries() as PerformanceResourceTiming[]
    for (const { name, transferSize, startTime } of entries) if (counted.test(name)) report(transferSize, startTime)
  }).observe({ type: 'resource' })
}

/** Calls back once the served document and its pictures are loaded. */
function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 200)
}

/** Whether only what the visitor asks for is fetched. */
function isSparing(): boolean {
  return connection()?.saveData === true || connection()?.effectiveType?.endsWith('2g') === true
}

function connection(): Connection | undefined {
  // Not in TypeScript's library: only Chromium has the Network Information API.
  return (navigator as Navigator & { connection?: Connection }).connection
}
