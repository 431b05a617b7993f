import { type DataRouter, matchRoutes } from 'react-router-dom'

/** Turns clicks on links to pages of this document's language into navigations of the router, wherever the links come from. */
export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    const path = pagePath(router, link)
    if (path === undefined || isFragmentOfThisPage(link)) return
    event.preventDefault()
    void router.navigate(
      link.pathname.slice(router.basename === '/' ? 0 : router.basename?.length) + link.search + link.hash || '/',
    )
  })
}

/** The pathname a link leads to when the router has a page there, in this language; undefined for every other link. */
export function pagePath(router: DataRouter, link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  const route = matchRoutes(router.routes, link.pathname, router.basename)?.at(-1)?.route
  return route?.path && route.path !== '*' ? link.pathname : undefined
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** The browser scrolls and focuses by itself. */
function isFragmentOfThisPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search
}
