import { screenAt } from './browser-screens.ts'
import type { SiteNavigator } from './site-navigator.ts'

/** Ending of a file's address; a page's address has none. */
const FILE_ENDING = /\.\w+$/

/** Turns clicks on links to pages of this document's language into navigations, whichever code rendered the links. */
export function followLinks(navigator: SiteNavigator): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    if (pagePath(link, navigator.basename) === undefined) return
    if (isFragmentOfThisPage(link)) return
    event.preventDefault()
    // Like the browser: a link to the current address adds no history entry.
    if (link.href === location.href) navigator.replace(link.href.slice(location.origin.length))
    else navigator.push(link.href.slice(location.origin.length))
  })
}

/** Returns the pathname of a link if a screen of this language matches it; undefined for every other link. */
export function pagePath(link: HTMLAnchorElement, basename: string): string | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  // `/news/feed.xml` would match the pattern of an article.
  if (FILE_ENDING.test(link.pathname)) return undefined
  return screenAt(link.pathname, basename) && link.pathname
}

/** Returns whether a click asks for nothing special, such as another tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** The browser scrolls and focuses natively. */
function isFragmentOfThisPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search
}
