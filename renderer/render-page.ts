import { renderPage } from 'vite-plugin-ssr/server'
import { resolveRoute } from 'vite-plugin-ssr/routing'
import type { Catalogue } from '../src/catalogue/catalogue.ts'
import { localisePath } from '../src/i18n/localised-path.ts'
import type { RouteFunction } from '../src/routing/one-of.ts'
import type { Payload } from '../src/screen/screen.ts'
import { onBeforeRender } from './_default.page.server.tsx'
import { renderDocument } from './document.tsx'
import type { PageToRender } from './list-pages.ts'
import type { PageContext, PageContextInit } from './page-context.ts'

export type RenderedPage = { html: string; payload: Payload | undefined }

const routes = import.meta.glob<string | RouteFunction>('/pages/*/*.page.route.ts', { eager: true, import: 'default' })

/**
 * Returns a function that renders pages. vite-plugin-ssr renders the first page of each screen, and so resolves its
 * files and hooks; the screen's other pages run the same hooks. Resolving them for each of ten thousand pages would
 * take as long as rendering; a test checks that both ways give the same bytes.
 */
export function createRenderer(
  shared: Omit<PageContextInit, 'urlOriginal'>,
): (page: PageToRender) => Promise<RenderedPage> {
  const known = new Map<string, PageContext>()
  return async (page) => {
    const first = page.screen && known.get(page.screen)
    if (first) return renderLike(first, page)
    const { pageContext, html } = await renderThroughPlugin({ ...shared, urlOriginal: page.url }, page)
    if (page.screen) known.set(page.screen, pageContext)
    return { html, payload: pageContext.payload }
  }
}

/** Renders a page through vite-plugin-ssr only. Throws if the result is not that page. */
export async function renderThroughPlugin(
  init: PageContextInit,
  page: PageToRender,
): Promise<{ pageContext: PageContext; html: string }> {
  const rendered = await renderPage(init)
  const { errorWhileRendering, httpResponse } = rendered
  const status = page.screen ? 200 : 404
  if (errorWhileRendering || httpResponse?.statusCode !== status) {
    throw new Error(`${page.url} was not rendered`, { cause: errorWhileRendering })
  }
  // vite-plugin-ssr returns its page context with the values that our hooks have added.
  return { pageContext: rendered as unknown as PageContext, html: httpResponse.body }
}

function renderLike(first: PageContext, { url, locale, path }: PageToRender): RenderedPage {
  const { catalogue, buildId, assets, publishCard, exports, _pageId } = first
  const routeParams = paramsOf(_pageId, path, catalogue)
  const pageContext: PageContext = {
    catalogue,
    buildId,
    assets,
    publishCard,
    exports,
    _pageId,
    urlOriginal: url,
    locale,
    path,
    basename: localisePath(locale, '/'),
    routeParams,
  }
  const { payload } = onBeforeRender(pageContext).pageContext
  if (!payload) throw new Error(`${url} has no data`)
  return { html: renderDocument({ ...pageContext, payload }), payload }
}

function paramsOf(pageId: string, path: string, catalogue: Catalogue): Record<string, string> {
  const route = routes[`${pageId}.page.route.ts`]
  const match = typeof route === 'function' ? route({ urlPathname: path, catalogue }) : resolveRoute(route ?? '', path)
  if (!match) throw new Error(`${path} is listed by ${pageId}, whose route does not answer to it`)
  return match.routeParams
}
