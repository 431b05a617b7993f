import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts'
import { localisePath } from '../i18n/localised-path.ts'
import { CACHE_RULES, HIDDEN } from './response-rules.ts'
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
 * Writes `_redirects` of Netlify and Cloudflare. Addresses of pages without a slash at the end are the hosts' own setting; of the
 * lines below, Cloudflare skips those that answer 404, and finds the page of the language by itself.
 */
export function redirectsFile(): string {
  const otherLocales = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => localisePath(locale, '/'))
  return [
    NOTE,
    `${HIDDEN}* /404.html 404`,
    ...otherLocales.map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
    '/* /404.html 404',
    '',
  ].join('\n')
}

/** The part of Cloudflare's `wrangler.json` that says how addresses of pages look and what a missing one answers with. */
export function wranglerFile(): string {
  const assets = { directory: './client', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' }
  return `${JSON.stringify({ assets }, null, 2)}\n`
}

const NOTE = '# Written by `npm run hosting` from src/hosting/response-rules.ts. Change that, and write it again.'
