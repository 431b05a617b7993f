import { screenAt } from './browser-screens.ts'
import { followedLink, isFragmentOfThisPage, isOwnPage } from './followed-link.ts'
import { setFullLayout } from './full-layout.ts'
import type { SiteNavigator } from './site-navigator.ts'

/** Turns clicks on links to pages of this document's language into navigations, whichever code rendered the links. */
export function followLinks(navigator: SiteNavigator): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (!link || pagePath(link, navigator.basename) === undefined) return
    if (isFragmentOfThisPage(link)) {
      setFullLayout(true)
      return
    }
    event.preventDefault()
    // Like the browser: a link to the current address adds no history entry.
    if (link.href === location.href) navigator.replace(link.href.slice(location.origin.length))
    else navigator.push(link.href.slice(location.origin.length))
  })
}

/** Returns the pathname of a link if a screen of this language matches it; undefined for every other link. */
export function pagePath(link: HTMLAnchorElement, basename: string): string | undefined {
  return isOwnPage(link) && screenAt(link.pathname, basename) ? link.pathname : undefined
}
