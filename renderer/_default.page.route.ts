/* Run by vite-plugin-ssr before it selects the screen of a URL. */
import { localisePath, splitLocale } from '../src/base/i18n/localised-path.ts'

/** Removes the language from the path, so that a screen has one route for both languages. */
export function onBeforeRoute(pageContext: { urlOriginal: string }) {
  const [pathname = '/', search] = pageContext.urlOriginal.split('?')
  const { locale, path } = splitLocale(pathname)
  return {
    pageContext: {
      locale,
      path,
      basename: localisePath(locale, '/'),
      urlOriginal: search === undefined ? path : `${path}?${search}`,
    },
  }
}
