import { SITE } from '#vendor/site.ts'
import { BASE } from './base-path.ts'
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from './i18n/locale.ts'
import { localisePath } from './i18n/localised-path.ts'

/** The full address of the site, without slash at its end. */
export const SITE_ADDRESS = SITE.origin + BASE

/** Returns the full address of a path of the site. */
export function absoluteUrl(locale: Locale, path: string): string {
  return SITE.origin + localisePath(locale, path)
}

/**
 * Returns the languages of a page with their addresses, for the head and for the sitemap. `x-default` is the default
 * language.
 */
export function alternates(path: string): { hreflang: string; href: string }[] {
  return [
    ...LOCALES.flatMap((locale) =>
      [LOCALE_FACTS[locale].htmlLang, ...(LOCALE_FACTS[locale].hreflang ?? [])].map((hreflang) => ({
        hreflang,
        href: absoluteUrl(locale, path),
      })),
    ),
    { hreflang: 'x-default', href: absoluteUrl(DEFAULT_LOCALE, path) },
  ]
}

/** First segments of addresses that are no pages; folders of `public/` are others. */
export const NO_PAGES = ['404', 'api', 'assets', 'builds', 'downloads', 'edit', 'pictures', 'search']

/** Path of the news feed (Atom), without language. */
export const FEED_PATH = '/news/feed.xml'

/** Path of the web manifest, without language. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest'
