import { startTelling } from '../insight/start-telling.ts'
import type { SiteNavigator } from '../routing/site-navigator.ts'
import { startLookingAhead } from './look-ahead.ts'

/** Starts what a hydrated document can do without. `screen` is undefined if its address has no page. */
export function startLater(navigator: SiteNavigator, screen: string | undefined): void {
  startLookingAhead(navigator)
  startTelling(screen)
}
