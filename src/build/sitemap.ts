import { inSite } from '../base/base-path.ts'
import { LOCALES, type Locale } from '../base/i18n/locale.ts'
import { absoluteUrl, alternates } from '../base/addresses.ts'
import { SITE } from '#vendor/site.ts'
import { VENDOR_FOLDER } from '../base/vendor-folder.ts'

/** Returns the sitemap of a language: each page with its addresses in all languages. `lastModified` maps paths to dates. */
export function writeSitemap(
  locale: Locale,
  paths: readonly string[],
  lastModified: ReadonlyMap<string, string>,
): string {
  const entries = paths.map((path) => {
    const links = alternates(path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    )
    const day = lastModified.get(path)
    return `<url><loc>${absoluteUrl(locale, path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Returns robots.txt: it excludes the API only, and lists the sitemaps. */
export function writeRobots(): string {
  const sitemaps = LOCALES.map((locale) => `Sitemap: ${absoluteUrl(locale, '/sitemap.xml')}`)
  return ['User-agent: *', `Disallow: ${inSite('/api/')}`, '', ...sitemaps, ''].join('\n')
}

/** Paths that are in no sitemap: staff pages. */
export const PRIVATE_PATHS: ReadonlySet<string> = new Set([
  '/login',
  '/settings',
  '/desk',
  '/desk/insight',
  '/desk/people',
  '/desk/privacy',
])

/** Throws if the site's origin is invalid, before it gets into a sitemap. */
export function assertOrigin(): void {
  const { origin } = new URL(SITE.origin)
  if (origin !== SITE.origin)
    throw new Error(`${VENDOR_FOLDER}/site.ts: origin is "${SITE.origin}", expected "${origin}" without a path`)
}
