import { readStored } from '../browser/storage.ts'
import { startTelling } from '../insight/start-telling.ts'
import type { SiteNavigator } from '../routing/site-navigator.ts'
import { startLookingAhead } from './look-ahead.ts'

/** Starts what a hydrated document can do without. `screen` is undefined if its address has no page. */
export function startLater(navigator: SiteNavigator, screen: string | undefined): void {
  startLookingAhead(navigator)
  startTelling(screen)
  // Optional: without it there is no count in the header.
  if (readStored('site', 'door-schedule'))
    import('../schedule/show-count.ts').then(
      ({ showCount }) => showCount(),
      () => {},
    )
}
