import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts'
import { localisePath } from '../i18n/localised-path.ts'
import { CACHE_RULES, HIDDEN, listMoved } from './response-rules.ts'
import { type PolicyOptions, securityHeaders } from './security-headers.ts'

/**
 * Writes `_headers` of Netlify and Cloudflare: both send the headers of every rule that fits. The general rule comes first and
 * says nothing of caching, so that no header is said twice.
 */
export function headersFile(options: PolicyOptions): string {
  const security = Object.entries(securityHeaders(options)).map(([name, value]) => `  ${name}: ${value}`)
  const caching = CACHE_RULES.filter(({ prefix }) => prefix !== '/').flatMap(({ prefix, cacheControl }) => [
    `${prefix}*`,
    `  Cache-Control: ${cacheControl}`,
  ])
  return [NOTE, '/*', ...security, ...caching, ''].join('\n')
}

/**
 * Writes `_redirects` of Netlify. Addresses of pages without a slash at the end, in lower case and without `.html` are its own
 * setting ("Pretty URLs"). The API, on another origin, is reached through the site's own.
 */
export function netlifyRedirects({ apiOrigin }: Pick<PolicyOptions, 'apiOrigin'>): string {
  const otherLocales = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => localisePath(locale, '/'))
  return [
    NOTE,
    ...(apiOrigin ? [`/api/* ${apiOrigin}/api/:splat 200`] : []),
    ...moves(),
    `${HIDDEN}* /404.html 404`,
    ...otherLocales.map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
    '/* /404.html 404',
    '',
  ].join('\n')
}

/**
 * Writes `_redirects` of Cloudflare, which finds the 404 page of the language and leads from `.html` to the page by itself. It
 * answers for no other origin: a form is sent on to the API, which sends the browser back. Letters count: a page is missing where its
 * address is written in other ones, since a rule for each page would be more rules than it takes.
 */
export function cloudflareRedirects({ apiOrigin }: Pick<PolicyOptions, 'apiOrigin'>): string {
  return [NOTE, ...(apiOrigin ? [`/api/* ${apiOrigin}/api/:splat 307`] : []), ...moves(), ''].join('\n')
}

function moves(): string[] {
  return listMoved().map(({ from, page, fragment }) => `${from} ${page}#${fragment} 301`)
}

/** The part of Cloudflare's `wrangler.json` that says how addresses of pages look and what a missing one answers with. */
export function wranglerFile(): string {
  const assets = { directory: './client', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' }
  return `${JSON.stringify({ assets }, null, 2)}\n`
}

const NOTE = '# Written by `npm run hosting` from src/hosting/response-rules.ts. Change that, and write it again.'
