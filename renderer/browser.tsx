/* The browser's entry: imported by loader.ts after the first paint. Makes the served document live. */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { startBrowserWords } from '../src/i18n/browser-words.ts'
import { localisePath } from '../src/i18n/localised-path.ts'
import { createBrowserRoutes, loadScreen, screenParts } from '../src/routing/browser-routes.ts'
import { followLinks } from '../src/routing/follow-links.ts'
import { startPrefetching } from '../src/routing/prefetch.ts'
import { NavigationProvider } from '../src/shell/navigation.ts'
import { PAGE_STATE_ID, type PageState, ROOT_ID } from './page-state.ts'
import '../src/ui/base.css'

const root = document.getElementById(ROOT_ID)
const stateText = document.getElementById(PAGE_STATE_ID)?.textContent
// The document was written by document.tsx of the same build.
if (root && stateText) void hydrate(root, JSON.parse(stateText) as PageState)

async function hydrate(container: HTMLElement, { locale, buildId, navigation, payload }: PageState): Promise<void> {
  const basename = localisePath(locale, '/')
  const words = await startBrowserWords(locale)
  const routes = createBrowserRoutes(buildId)
  const leaf = matchRoutes(routes, window.location, basename)?.at(-1)?.route
  if (payload && leaf) await fillIn(leaf, payload.screen)
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData: payload && leaf?.id ? { [leaf.id]: payload } : {} },
  })
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <I18nextProvider i18n={words}>
          <NavigationProvider value={navigation}>
            <RouterProvider router={router} />
          </NavigationProvider>
        </I18nextProvider>
      </StrictMode>,
    )
  })
  followLinks(router)
  startPrefetching(router)
}

/** The screen of the document must be at hand when React looks at it, or its place would flicker. */
async function fillIn(route: RouteObject, screen: string): Promise<void> {
  delete route.lazy
  Object.assign(route, screenParts(screen, await loadScreen(screen)))
}
