import { documentCode } from '../browser/builds.ts'
import { completePage } from './complete-page.ts'
import { getPayload, payloadUrl } from '../payloads/payloads.ts'
import { loadScreen, screenAt } from './browser-screens.ts'
import { createExpectedPage } from './expected-page.ts'
import { pagePath } from './follow-links.ts'
import { watchLinksInView } from './links-in-view.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import type { Page } from '../../page/page.ts'
import type { SiteNavigator } from './site-navigator.ts'

/** Pages whose code is prefetched each time scrolling rests: the nearest of those in view. With four, less than half were opened. */
const MAX_NEAREST = 2

/** Bytes on the wire that are prefetched from one page for the nearest links; as many for those that only come near. */
const MAX_BYTES = 60_000

/** Requests for links in view are few at a time: the page's own pictures share the connection. */
const MAX_AT_ONCE = 2

/** Payloads are some 4 KB each: a round trip takes longer than their bytes. */
const MAX_PAYLOADS_AT_ONCE = 4

/** Delay after a page is shown without a document of its own: its pictures and scripts go first. */
const SETTLE_MS = 500

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Prefetches pages: at once when a link is pointed at, touched or focused; the payloads of links in view and a window
 * below as they come near; and when scrolling rests and the browser is idle, payload and code of the links in view that
 * are nearest to the thumb, then what is below the window. Nothing is prefetched in data-saving mode, and no links in
 * view and no pictures on a 2G connection. Failures are silent: the visitor has not requested the page yet. Calls back
 * with the likeliest page, to have it rendered ahead.
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
  /** The addresses of payloads that links which only come near have requested. */
  const ahead = new Set<string>()
  const payloads = createPrefetchQueue({
    load: (path) => {
      ahead.add(payloadUrl(path))
      since = Math.min(since, performance.now())
      return getPayload(path, 'low')
    },
    whenIdle: (work) => work(),
    maxBytes: MAX_BYTES,
    maxAtOnce: MAX_PAYLOADS_AT_ONCE,
  })
  onTransfer((bytes, at, pathname) => {
    if (at >= since) (ahead.has(pathname) ? payloads : queue).spend(bytes)
  })

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

  const pathsOf = (links: readonly HTMLAnchorElement[]) => [...new Set(links.flatMap((link) => pathOf(link) ?? []))]
  const links = watchLinksInView(
    (nearest) => {
      if (isSparing()) return
      const paths = pathsOf(nearest).slice(0, MAX_NEAREST)
      queue.offer(paths)
      // A link that is pointed at is likelier than the nearest one.
      if (!document.querySelector('a:is(:hover, :focus-visible)')) expected.expect(paths[0])
    },
    (near) => {
      if (!isSparing()) payloads.offer(pathsOf(near))
    },
  )
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
    payloads.reset()
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

/** Calls back with the bytes on the wire of each script, style sheet and payload, when its request began, and its path. */
function onTransfer(report: (bytes: number, at: number, pathname: string) => void): void {
  const counted = /\.(?:js|css|json)$/
  new PerformanceObserver((list) => {
    // Entries of this type are of this class.
    const entries = list.getEntries() as PerformanceResourceTiming[]
    for (const { name, transferSize, startTime } of entries)
      if (counted.test(name)) report(transferSize, startTime, new URL(name).pathname)
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
