import type { Catalogue } from '../src/content/catalogue.ts'
import { LOCALES, type Locale } from '../src/base/i18n/locale.ts'
import { pathIn } from '../src/base/i18n/localised-path.ts'
import { NOT_FOUND_PATH } from '../src/web/navigation/routing/use-page-path.ts'
import { screens } from './screens.ts'

export type PageToRender = {
  /** Path with language. */
  url: string
  locale: Locale
  /** Path without language. */
  path: string
  /** The folder of its screen; undefined for the error page. */
  screen: string | undefined
}

/** Lists all pages of the site in both languages, and the two not-found pages, in a stable order. */
export function listPages(catalogue: Catalogue): PageToRender[] {
  const found: { path: string; screen: string | undefined }[] = [...screens].flatMap(([screen, { paths }]) =>
    paths(catalogue).map((path) => ({ path, screen })),
  )
  return [...found, { path: NOT_FOUND_PATH, screen: undefined }].flatMap(({ path, screen }) =>
    LOCALES.map((locale) => ({ url: pathIn(locale, path), locale, path, screen })),
  )
}
