import type { Snapshot } from '../content/snapshot.ts'
import { DEFAULT_LOCALE, LOCALES } from '../base/i18n/locale.ts'
import { pathIn, splitLocale } from '../base/i18n/localised-path.ts'
import { WRITTEN_RUNTIME_CONFIG } from '../base/runtime-config.ts'
import { FEED_PATH, WEB_MANIFEST_PATH } from '../base/addresses.ts'
import { writeAdvisories } from './advisories.ts'
import { writeFeed } from './feed.ts'
import { SECURITY_TXT_PATH, writeSecurityTxt } from './security-txt.ts'
import { PRIVATE_PATHS, writeRobots, writeSitemap } from './sitemap.ts'
import { writeWebManifest } from './web-manifest.ts'

/**
 * Returns the files that follow from the list of pages and the content, by their addresses: sitemaps, feeds, web
 * manifests, robots.txt, security.txt, security advisories and config.json. `urls` are the paths of all pages, with language.
 */
export function staticFiles(
  urls: readonly string[],
  snapshot: Pick<Snapshot, 'news' | 'faq' | 'pages' | 'firmware' | 'product'>,
): Map<string, string> {
  const paths = urls.map(splitLocale).filter(({ locale }) => locale === DEFAULT_LOCALE)
  const listed = paths.map(({ path }) => path).filter((path) => !PRIVATE_PATHS.has(path))
  const days = new Map([
    ...snapshot.news.map(({ slug, publishedOn, updatedOn }) => [`/news/${slug}`, updatedOn ?? publishedOn] as const),
    ...snapshot.faq.map(({ slug, publishedOn }) => [`/faqs/${slug}`, publishedOn] as const),
    ...snapshot.pages.map(({ slug, updatedOn }) => [`/${slug}`, updatedOn] as const),
  ])
  return new Map([
    ...LOCALES.map((locale) => [pathIn(locale, '/sitemap.xml'), writeSitemap(locale, listed, days)] as const),
    ...LOCALES.map((locale) => [pathIn(locale, FEED_PATH), writeFeed(locale, snapshot.news)] as const),
    ...LOCALES.map((locale) => [pathIn(locale, WEB_MANIFEST_PATH), writeWebManifest(locale)] as const),
    ['/robots.txt', writeRobots()],
    ...writeAdvisories(snapshot),
    [SECURITY_TXT_PATH, writeSecurityTxt(snapshot)],
    ['/config.json', `${JSON.stringify(WRITTEN_RUNTIME_CONFIG, null, 2)}\n`],
  ])
}
