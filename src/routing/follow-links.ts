import { screenAt } from './browser-screens.ts'
import { layOutWhole } from './lay-out-whole.ts'
import type { SiteNavigator } from './site-navigator.ts'

/** How the address of a file ends; a page's has no ending. */
const FILE_ENDING = /\.\w+$/

/** Turns clicks on links to pages of this document's language into navigations, wherever the links come from. */
export function followLinks(navigator: SiteNavigator): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    if (pagePath(link, navigator.basename) === undefined) return
    if (isFragmentOfThisPage(link)) {
      layOutWhole(true)
      return
    }
    event.preventDefault()
    // Like the browser: a link to where the reader is makes no entry of its own.
    if (link.href === location.href) navigator.replace(link.href.slice(location.origin.length))
    else navigator.push(link.href.slice(location.origin.length))
  })
}

/** The pathname a link leads to when a screen answers there, in this language; undefined for every other link. */
export function pagePath(link: HTMLAnchorElement, basename: string): string | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  // `/news/feed.xml` fits the pattern of an article.
  if (FILE_ENDING.test(link.pathname)) return undefined
  return screenAt(link.pathname, basename) && link.pathname
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** The browser scrolls and focuses by itself. */
function isFragmentOfThisPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search
}
