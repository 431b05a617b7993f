import { startPrefetching } from '../navigation/routing/prefetch.ts'
import { locationOf, type SiteNavigator } from '../navigation/routing/site-navigator.ts'
import type { Page } from '../page/page.ts'
import { PageAhead } from './page-ahead.tsx'

/** Prefetches the pages that the visitor is likely to open, and renders the likeliest of them ahead. */
export function startLookingAhead(navigator: SiteNavigator): void {
  startPrefetching(navigator, (likeliest) => {
    if (navigator.isLoading || likeliest?.page === navigator.ahead?.page) return
    navigator.ahead = likeliest && aheadOf(likeliest)
    navigator.notify()
  })
}

function aheadOf({ path, page }: { path: string; page: Page }): SiteNavigator['ahead'] {
  const location = locationOf(path, undefined)
  return { location, page, place: { key: location.key, Page: PageAhead } }
}
