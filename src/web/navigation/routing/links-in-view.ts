/**
 * Links of the content, except those that readers rarely open next, such as where they came from. Contact is linked
 * from the first screen of most pages, and opened from few.
 */
const LINKS = 'main a[href]:not([data-unlikely], [data-unlikely] a, [href$="/contact"], [href*="/contact?"])'

/** How long nothing may scroll before the visitor is taken to read: longer than a thumb pauses between two flicks. */
const REST_MS = 180

type Point = { x: number; y: number }

export type LinksInView = {
  /** Begins to watch the links of the page that is shown. */
  watch: () => void
  /** Ends it, until the next `watch`. */
  stop: () => void
}

/**
 * Watches which links of the page's content are in view. It tells them whenever scrolling rests, the nearest first to
 * the pointer, or to where a thumb is; and it tells at once those that come into view or are less than a window below.
 */
export function watchLinksInView(
  onRest: (links: readonly HTMLAnchorElement[]) => void,
  onNear: (links: readonly HTMLAnchorElement[]) => void,
): LinksInView {
  const inView = new Set<HTMLAnchorElement>()
  const near = new Set<HTMLAnchorElement>()
  let pointer: Point | undefined
  let isWatching = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const rest = () => {
    // A list may have new links since.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      observer.observe(link)
      ahead.observe(link)
    }
    const from = pointer ?? thumb()
    const nearest = [...inView]
      .filter((link) => link.isConnected)
      .map((link) => ({ link, distance: distanceTo(link, from) }))
      .sort((a, b) => a.distance - b.distance)
    onRest(nearest.map(({ link }) => link))
  }
  const wait = () => {
    if (!isWatching) return
    clearTimeout(timer)
    timer = setTimeout(rest, REST_MS)
  }
  const observer = new IntersectionObserver((entries) => {
    keep(inView, entries)
    wait()
  })
  const ahead = new IntersectionObserver(
    (entries) => {
      keep(near, entries)
      if (isWatching) onNear([...near])
    },
    { rootMargin: '0px 0px 100%' },
  )
  document.addEventListener('scroll', wait, { capture: true, passive: true })
  document.addEventListener(
    'pointerover',
    ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'mouse') pointer = { x: clientX, y: clientY }
    },
    { capture: true, passive: true },
  )
  return {
    watch: () => {
      isWatching = true
      rest()
    },
    stop: () => {
      isWatching = false
      clearTimeout(timer)
      observer.disconnect()
      ahead.disconnect()
      inView.clear()
      near.clear()
    },
  }
}

/** Keeps the links that intersect in a set. */
function keep(links: Set<HTMLAnchorElement>, entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    // Only anchors are observed.
    if (isIntersecting) links.add(target as HTMLAnchorElement)
    else links.delete(target as HTMLAnchorElement)
  }
}

/** The thumb of a hand that holds a phone reaches the middle of the lower half. */
function thumb(): Point {
  return { x: innerWidth / 2, y: innerHeight * 0.7 }
}

/** Distance in pixels. Only for links in view: for others the browser would have to lay out what it has skipped. */
function distanceTo(link: HTMLAnchorElement, { x, y }: Point): number {
  const { left, right, top, bottom } = link.getBoundingClientRect()
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
