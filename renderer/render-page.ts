import { renderPage } from 'vite-plugin-ssr/server'
import { localisePath } from '../src/base/i18n/localised-path.ts'
import { onBeforeRender } from './_default.page.server.tsx'
import { renderDocument } from './document.tsx'
import { type DocumentInput, documentInputOf } from './document-input.ts'
import type { PageToRender } from './list-pages.ts'
import type { PageContext, PageContextInit } from './page-context.ts'
import { pageIdOf, routeParamsOf, screens } from './screens.ts'

/** A page whose data is loaded. */
export type PreparedPage = {
  input: DocumentInput
  /** Renders its document. */
  render: () => Promise<string>
}

/**
 * Returns a function that loads the data of pages. vite-plugin-ssr renders the first page of each screen, and the error
 * pages; the screen's other pages run the same hooks. Resolving them for each of ten thousand pages would take as long
 * as rendering; a test checks that both ways give the same bytes.
 */
export function createRenderer(shared: Omit<PageContextInit, 'urlOriginal'>): (page: PageToRender) => PreparedPage {
  const rendered = new Set<string>()
  return (page) => {
    const pageContext = contextOf(page, shared)
    const input = documentInputOf(pageContext)
    return {
      input,
      render: async () => {
        if (page.screen && rendered.has(page.screen)) return renderDocument(input, pageContext.exports)
        const { html } = await renderThroughPlugin({ ...shared, urlOriginal: page.url }, page)
        if (page.screen) rendered.add(page.screen)
        return html
      },
    }
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

/** Makes the page context of a page as vite-plugin-ssr would. */
function contextOf(
  { url, locale, path, screen }: PageToRender,
  shared: Omit<PageContextInit, 'urlOriginal'>,
): PageContext {
  const located = { ...shared, urlOriginal: url, locale, path, basename: localisePath(locale, '/') }
  if (!screen) return { ...located, routeParams: {}, _pageId: '', exports: {}, is404: true }
  const pageContext: PageContext = {
    ...located,
    routeParams: routeParamsOf(screen, path, shared.catalogue),
    _pageId: pageIdOf(screen),
    exports: screens.get(screen) ?? {},
  }
  const { payload } = onBeforeRender(pageContext).pageContext
  if (!payload) throw new Error(`${url} has no data`)
  return { ...pageContext, payload }
}
