/* The browser's entry: imported by loader.ts after the first paint. Hydrates the served document. */
// First, because it declares the order of all cascade layers.
import '../src/web/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { documentCode } from '../src/web/navigation/browser/builds.ts'
import { keepFresh } from '../src/web/navigation/freshness/keep-fresh.ts'
import { endUnscripted, startFailed } from '../src/web/navigation/freshness/start-failed.ts'
import { BASE } from '../src/base/base-path.ts'
import { startBrowserWords } from '../src/base/i18n/browser-words.ts'
import { localisePath, splitAddress } from '../src/base/i18n/localised-path.ts'
import { loadScreen, setRouteContent } from '../src/web/navigation/routing/browser-screens.ts'
import { BrowserSite } from '../src/web/app/browser-site.tsx'
import { followLinks } from '../src/web/navigation/routing/follow-links.ts'
import { nextTask } from '../src/web/navigation/routing/next-task.ts'
import { createSiteNavigator } from '../src/web/navigation/routing/site-navigator.ts'
import { MissingPathProvider } from '../src/web/navigation/routing/use-page-path.ts'
import { resumeSession } from '../src/web/features/staff/session/resume-session.ts'
import { NavigationProvider } from '../src/web/menu/navigation.ts'
import { PAGE_STATE_ID, type PageState, ROOT_ID } from './page-state.ts'

const root = document.getElementById(ROOT_ID)
const stateText = document.getElementById(PAGE_STATE_ID)?.textContent
// The document was rendered by document.tsx of the same build.
if (root && stateText) hydrate(root, JSON.parse(stateText) as PageState).catch(startFailed)

async function hydrate(container: HTMLElement, { locale, navigation, payload }: PageState): Promise<void> {
  setRouteContent(navigation)
  const basename = localisePath(locale, '/')
  const words = await startBrowserWords(locale)
  await nextTask()
  const freshness = keepFresh(documentCode())
  // Loaded before hydration, so that nothing flickers.
  const page = payload ? { screen: await loadScreen(payload.screen), payload } : { status: 404 }
  await nextTask()
  if (payload) decodeSlashes()
  const navigator = createSiteNavigator({ basename, freshness, page })
  const missingPath = payload ? undefined : splitAddress(navigator.view.location.pathname).path
  // Until then, links work natively: each loads a document. Back and Forward are made up for.
  await new Promise<void>((onHydrated) => {
    startTransition(() => {
      hydrateRoot(
        container,
        <StrictMode>
          <I18nextProvider i18n={words}>
            <NavigationProvider value={navigation}>
              <MissingPathProvider value={missingPath}>
                <BrowserSite navigator={navigator} onHydrated={onHydrated} />
              </MissingPathProvider>
            </NavigationProvider>
          </I18nextProvider>
        </StrictMode>,
        // The error page replaces a component that throws; in development the overlay shows the error.
        import.meta.env.DEV ? { onCaughtError: reportError } : undefined,
      )
    })
  })
  endUnscripted()
  navigator.followHistory()
  followLinks(navigator)
  // Optional, and of no use before: until it is loaded, a click loads what it needs.
  import('../src/web/app/start-later.ts')
    .then(({ startLater }) => startLater(navigator, words, payload?.screen))
    .catch(() => {})
  resumeSession()
}

/**
 * Replaces encoded slashes in the address, for which hosts serve the same page as for plain ones, and adds the slash of
 * the site's base, which some hosts leave out.
 */
function decodeSlashes(): void {
  const { pathname, search, hash } = location
  const decoded = (BASE && pathname === BASE ? `${BASE}/` : pathname).replace(/(?:%2f|\/)+/gi, '/')
  if (decoded !== pathname) history.replaceState(history.state, '', decoded + search + hash)
}
