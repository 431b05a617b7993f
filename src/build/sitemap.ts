import { LOCALES, type Locale } from '../i18n/locale.ts'
import { absoluteUrl, alternates } from '../screen/head.ts'
import { SITE } from '../site.ts'

/** Writes the sitemap of a language: each page with the addresses of all its languages. `lastModified` is a day by path. */
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

/** Writes robots.txt: everything may be read but the API, and where the sitemaps are. */
export function writeRobots(): string {
  const sitemaps = LOCALES.map((locale) => `Sitemap: ${absoluteUrl(locale, '/sitemap.xml')}`)
  return ['User-agent: *', 'Disallow: /api/', '', ...sitemaps, ''].join('\n')
}

/** Paths of the site that stand in no sitemap: staff pages. */
export const PRIVATE_PATHS: ReadonlySet<string> = new Set(['/login', '/settings'])

/** The origin of all addresses; checked here so that a wrong one cannot reach a sitemap. */
export function assertOrigin(): void {
  const { origin } = new URL(SITE.origin)
  if (origin !== SITE.origin)
    throw new Error(`src/site.ts: origin is "${SITE.origin}", expected "${origin}" without a path`)
}
