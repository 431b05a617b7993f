/* Run by vite-plugin-ssr for every page: in the build by prerender.ts, in development by scripts/dev.ts. */
import { dangerouslySkipEscape } from 'vite-plugin-ssr/server'
import { render as abort } from 'vite-plugin-ssr/abort'
import { renderDocument } from './document.tsx'
import type { PageContext } from './page-context.ts'

/** Loads what the screen shows. */
export function onBeforeRender(pageContext: PageContext) {
  const { load } = pageContext.exports
  if (!load) return { pageContext: {} }
  const { catalogue, locale, routeParams, buildId } = pageContext
  const data = load({ catalogue, locale, params: routeParams })
  if (data === undefined) throw abort(404)
  const screen = pageContext._pageId.split('/')[2]
  return { pageContext: { payload: { buildId, screen, data } } }
}

/** Writes the document. It is safe HTML: React escapes content, document.tsx the rest. */
export function render(pageContext: PageContext) {
  return { documentHtml: dangerouslySkipEscape(renderDocument(pageContext)), pageContext: {} }
}
