/* Run by vite-plugin-ssr for every page: in the build by prerender.ts, in development by scripts/dev.ts. */
import { dangerouslySkipEscape } from 'vite-plugin-ssr/server'
import { render as abort } from 'vite-plugin-ssr/abort'
import { isOn } from '../src/base/parts.ts'
import type { Payload } from '../src/web/page/screen.ts'
import { NOT_FOUND_PATH } from '../src/web/navigation/routing/use-page-path.ts'
import { onBeforeRoute } from './_default.page.route.ts'
import { renderDocument } from './document.tsx'
import { documentInputOf } from './document-input.ts'
import type { PageContext } from './page-context.ts'

/** Loads the screen's data. */
export function onBeforeRender(pageContext: PageContext): { pageContext: { payload?: Payload } } {
  const { load } = pageContext.exports
  if (!load) return { pageContext: {} }
  const { catalogue, locale, path, routeParams, code } = pageContext
  // A build does not list it.
  if (!isOn(path)) throw abort(404)
  const data = load({ catalogue, locale, params: routeParams })
  if (data === undefined) throw abort(404)
  const screen = pageContext._pageId.split('/').at(-1) ?? ''
  return { pageContext: { payload: { code, screen, data } } }
}

/** Renders the document. It is safe HTML: React escapes content, and document.tsx everything else. */
export function render(pageContext: PageContext) {
  // If a screen has no data for its path, vite-plugin-ssr passes a new context without the results of routing.
  const routed = pageContext.locale ? pageContext : { ...pageContext, ...onBeforeRoute(pageContext).pageContext }
  // A page without data is an error page: the browser hydrates it under this path, too.
  const located = routed.payload ? routed : { ...routed, path: NOT_FOUND_PATH }
  return {
    documentHtml: dangerouslySkipEscape(renderDocument(documentInputOf(located), located.exports)),
    pageContext: {},
  }
}
