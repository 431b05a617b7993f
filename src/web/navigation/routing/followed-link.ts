/** Ending of a file's address; a page's address has none. */
const FILE_ENDING = /\.\w+$/

/** Returns the link to a page of this site that a click opens in this tab; undefined if it asks for anything else. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && !event.defaultPrevented && isPlainClick(event) && isOwnPage(link) ? link : undefined
}

/** Returns whether a link leads to a page of this site, in this tab. `/news/feed.xml` would match the pattern of an article. */
export function isOwnPage(link: HTMLAnchorElement): boolean {
  const { origin, target, pathname } = link
  return origin === location.origin && !target && !link.hasAttribute('download') && !FILE_ENDING.test(pathname)
}

/** Returns whether a click asks for nothing special, such as another tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Returns whether a link leads to a place in the page that is shown: the browser scrolls and focuses natively. */
export function isFragmentOfThisPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search
}
