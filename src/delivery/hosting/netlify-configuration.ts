import { inSite } from '../../base/base-path.ts'
import type { Move } from '../../base/manifest/manifest.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../base/i18n/locale.ts'
import { localisePath, pathIn, splitLocale } from '../../base/i18n/localised-path.ts'
import { CACHE_RULES, EDITOR, HIDDEN, listMoved } from '../../base/response-rules.ts'
import { editorHeaders, type PolicyOptions, securityHeaders } from './security-headers.ts'

/**
 * Returns `_headers` of Netlify and Cloudflare: both send the headers of every matching rule. The general rule comes
 * first and sets no Cache-Control, so that no header is sent twice. The headers of the content editor follow:
 * Cloudflare would add them to the first (`detaches`), Netlify takes the last.
 */
export function headersFile(options: PolicyOptions, { detaches = false } = {}): string {
  const security = Object.entries(securityHeaders(options)).map(([name, value]) => `  ${name}: ${value}`)
  const caching = CACHE_RULES.filter(({ prefix }) => prefix !== '/').flatMap(({ prefix, cacheControl }) => [
    `${inSite(prefix)}*`,
    `  Cache-Control: ${cacheControl}`,
  ])
  const own = Object.entries(editorHeaders(options) ?? {}).flatMap(([name, value]) => [
    ...(detaches ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ])
  const addresses = [...LOCALES.map((locale) => pathIn(locale, EDITOR)), `${EDITOR}/*`].map(inSite)
  const editor = own.length > 0 ? addresses.flatMap((address) => [address, ...own]) : []
  return [NOTE, inSite('/*'), ...security, ...caching, ...editor, ''].join('\n')
}

type RedirectOptions = Pick<PolicyOptions, 'apiOrigin'> & { moves: readonly Move[] }

/** Redirects without a placeholder that Cloudflare reads. */
const CLOUDFLARE_LIMIT = 2000

/**
 * Returns `_redirects` of Netlify. Its setting "Pretty URLs" handles addresses without trailing slash, in lower case
 * and without `.html`. An API of another origin is proxied through the site's own. `!`: although there is a document.
 */
export function netlifyRedirects({ apiOrigin, moves }: RedirectOptions): string {
  const otherLocales = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => localisePath(locale, '/'))
  return [
    NOTE,
    ...(apiOrigin ? [`${inSite('/api/*')} ${apiOrigin}/api/:splat 200`] : []),
    ...fixedMoves(),
    ...moves.map(({ from, to }) =>
      to === undefined ? `${inSite(from)} ${notFoundOf(from)} 410!` : `${inSite(from)} ${inSite(to)} 301!`,
    ),
    `${inSite(HIDDEN)}* ${inSite('/404.html')} 404!`,
    ...otherLocales.map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
    `${inSite('/*')} ${inSite('/404.html')} 404`,
    '',
  ].join('\n')
}

/**
 * Returns `_redirects` of Cloudflare, which natively serves the 404 page of the language and redirects from `.html` to
 * the page. Cloudflare cannot proxy another origin: a form is redirected to the API, which redirects the browser back.
 * Addresses are case-sensitive: a page in upper case is missing, because a rule per page would exceed Cloudflare's
 * limit. Beyond the limit, documents redirect; removed pages are missing, because Cloudflare has no 410.
 */
export function cloudflareRedirects({ apiOrigin, moves }: RedirectOptions): string {
  const redirects = moves.flatMap(({ from, to }) => (to === undefined ? [] : [`${inSite(from)} ${inSite(to)} 301`]))
  const lines = [...fixedMoves(), ...redirects].slice(0, CLOUDFLARE_LIMIT)
  return [NOTE, ...lines, ...(apiOrigin ? [`${inSite('/api/*')} ${apiOrigin}/api/:splat 307`] : []), ''].join('\n')
}

function notFoundOf(address: string): string {
  return `${localisePath(splitLocale(address).locale, '/404')}.html`
}

function fixedMoves(): string[] {
  return listMoved().map(({ from, page, fragment }) => `${inSite(from)} ${inSite(page)}#${fragment} 301`)
}

/** Returns the part of Cloudflare's `wrangler.json` for addresses of pages and missing pages. */
export function wranglerFile(): string {
  const assets = { directory: './client', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' }
  return `${JSON.stringify({ assets }, null, 2)}\n`
}

const NOTE = '# Written by `npm run hosting` from src/base/response-rules.ts. Change that, and write it again.'
