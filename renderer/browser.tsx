/* The browser's entry: imported by loader.ts after the first paint. Makes the served document live. */
// First, because it says in which order the layers of all styles stand.
import '../src/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { startBrowserWords } from '../src/i18n/browser-words.ts'
import { localisePath, splitLocale } from '../src/i18n/localised-path.ts'
import { createScreenRoutes, loadScreen, screenParts } from '../src/routing/browser-routes.ts'
import { followLinks } from '../src/routing/follow-links.ts'
import { startPrefetching } from '../src/routing/prefetch.ts'
import { BOUNDARY_ID, frameRoutes } from '../src/routing/routes.tsx'
import type { Payload } from '../src/routing/screen.ts'
import { MissingPathProvider } from '../src/routing/use-page-path.ts'
import { resumeSession } from '../src/session/resume-session.ts'
import { NavigationProvider } from '../src/shell/navigation.ts'
import { PAGE_STATE_ID, type PageState, ROOT_ID } from './page-state.ts'

const root = document.getElementById(ROOT_ID)
const stateText = document.getElementById(PAGE_STATE_ID)?.textContent
// The document was written by document.tsx of the same build.
if (root && stateText) void hydrate(root, JSON.parse(stateText) as PageState)

async function hydrate(container: HTMLElement, { locale, buildId, navigation, payload }: PageState): Promise<void> {
  const basename = localisePath(locale, '/')
  const words = await startBrowserWords(locale)
  const router = await createRouter(createScreenRoutes(buildId), basename, payload)
  const missingPath = payload ? undefined : splitLocale(window.location.pathname).path
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <I18nextProvider i18n={words}>
          <NavigationProvider value={navigation}>
            <MissingPathProvider value={missingPath}>
              <RouterProvider router={router} />
            </MissingPathProvider>
          </NavigationProvider>
        </I18nextProvider>
      </StrictMode>,
    )
  })
  followLinks(router)
  startPrefetching(router)
  resumeSession()
}

/** Makes the router in the state of the document: with the page's payload, and its screen at hand, so that nothing flickers. */
async function createRouter(screens: RouteObject[], basename: string, payload: Payload | undefined) {
  if (!payload) {
    // The not-found page may stand at an address that a screen's pattern fits: the screens come in when it is shown.
    const router = createBrowserRouter(frameRoutes([]), { basename })
    router.patchRoutes(BOUNDARY_ID, screens)
    return router
  }
  const routes = frameRoutes(screens)
  const leaf = matchRoutes(routes, window.location, basename)?.at(-1)?.route
  if (!leaf?.id) throw new Error(`No route fits ${window.location.pathname}`)
  delete leaf.lazy
  Object.assign(leaf, screenParts(payload.screen, await loadScreen(payload.screen)))
  return createBrowserRouter(routes, { basename, hydrationData: { loaderData: { [leaf.id]: payload } } })
}
