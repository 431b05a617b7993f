import type { i18n } from 'i18next'
import { readStored } from '../navigation/browser/storage.ts'
import { startReporting } from '../features/insight/start-reporting.ts'
import { isBot } from '../../base/is-bot.ts'
import type { SiteNavigator } from '../navigation/routing/site-navigator.ts'
import { collectOnClick } from '../features/door-schedule/collecting/collect-on-click.ts'
import { startLookingAhead } from './look-ahead.ts'

/** Starts what a hydrated document can do without. `screen` is undefined if its address has no page. */
export function startLater(navigator: SiteNavigator, words: i18n, screen: string | undefined): void {
  collectOnClick(words)
  startLookingAhead(navigator)
  startReporting(screen)
  spareBots()
  // Optional: without it the next page is shown as it is.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    import('../navigation/motion/start-motion.ts').then(
      ({ startMotion }) => startMotion(navigator),
      () => {},
    )
  // Optional: without it there is no count in the header.
  if (readStored('site', 'door-schedule'))
    import('../features/door-schedule/show-count.ts').then(
      ({ showCount }) => showCount(),
      () => {},
    )
}

/** Lets the error page know that a bot runs the page. */
function spareBots(): void {
  if (!isBot(window.navigator.userAgent)) return
  document.documentElement.dataset.bot = ''
  dispatchEvent(new Event('bot'))
}
