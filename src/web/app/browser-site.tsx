import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { setFullLayout } from '../navigation/routing/full-layout.ts'
import type { SiteNavigator, View } from '../navigation/routing/site-navigator.ts'
import { Site } from './site.tsx'

type BrowserSiteProps = {
  navigator: SiteNavigator
  /** Called once the document is hydrated and the navigator's view is shown. */
  onHydrated: () => void
}

/** The site in the browser: renders the navigator's current view, and the page that is expected next. */
export function BrowserSite({ navigator, onHydrated }: BrowserSiteProps) {
  const [{ view, ahead }, setShown] = useState(() => pagesOf(navigator))
  const [isLoading, setIsLoading] = useState(false)
  useEffect(() => {
    return navigator.subscribe(() => {
      if (navigator.isLoading) setIsLoading(true)
      else {
        const show = () => {
          setShown(pagesOf(navigator))
          setIsLoading(false)
        }
        // Rendering a whole page takes long: input has priority.
        if (navigator.ahead || isShownAtOnce(navigator.view)) startTransition(show)
        else show()
      }
    })
  }, [navigator])
  useEffect(onHydrated, [onHydrated])
  useLayoutEffect(() => {
    scrollWith(view)
    navigator.onShown?.()
  }, [navigator, view])
  return (
    <>
      <Router basename={navigator.basename} navigator={navigator} location={view.location} navigationType={view.cameBy}>
        <Site page={view.page} isLoading={isLoading} isAtOnce={isShownAtOnce(view)} isElsewhere={Boolean(view.place)} />
      </Router>
      {[view, ahead].map((page) => {
        if (!page?.place) return null
        const { key, Page } = page.place
        return <Page key={key} navigator={navigator} page={page} isShown={page === view} />
      })}
    </>
  )
}

function pagesOf({ view, ahead }: SiteNavigator) {
  return { view, ahead }
}

/**
 * Returns whether the navigation targets a position inside the page, or goes back to a link of it, which must be
 * rendered then.
 */
function isShownAtOnce({ location, cameBy, scrollTo }: View): boolean {
  return cameBy === 'POP' || scrollTo !== 0 || location.hash !== ''
}

function scrollWith({ location: { hash }, cameBy, scrollTo }: View): void {
  if (scrollTo === undefined) return
  const target = hash && cameBy !== 'POP' ? document.getElementById(decodeFragment(hash.slice(1))) : null
  target?.closest('details:not([open])')?.setAttribute('open', '')
  setFullLayout(target !== null || scrollTo > 0)
  if (target) target.scrollIntoView()
  else window.scrollTo(0, scrollTo)
}

/** Decodes a fragment; one that is malformed stays as it is, as browsers keep it. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
