/** Options of the content security policy. */
export type PolicyOptions = {
  /** Hashes of inline scripts (`scriptHashes` of the manifests) of all builds that may be served at the same time. */
  scriptHashes: readonly string[]
  /** Origin of the API if it is not the site's own (`apiBaseUrl` of config.json). */
  apiOrigin?: string | undefined
  /** The site is a preview: no file of it is for search engines. */
  isPreview?: boolean
}

const TWO_YEARS_SECONDS = 63_072_000

/** Browser features that this site does not use. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Returns the security headers of every response, by name. */
export function securityHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // Ignored over plain HTTP, as the preview is.
    'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
    // The same as frame-ancestors, for browsers that do not support it.
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(options.isPreview && { 'X-Robots-Tag': 'noindex' }),
  }
}

function contentSecurityPolicy({ scriptHashes, apiOrigin }: PolicyOptions): string {
  const api = apiOrigin ? ` ${apiOrigin}` : ''
  const hashes = [...new Set(scriptHashes)].sort().map((hash) => ` '${hash}'`)
  return [
    "default-src 'self'",
    `script-src 'self'${hashes.join('')}`,
    "style-src 'self'",
    // React writes a style property into the document as an attribute: the height of a tower, the ratio of a picture.
    // There are hundreds of values, too many for hashes; an attribute styles its own element only. <style> elements
    // stay forbidden.
    "style-src-attr 'unsafe-inline'",
    // The arrow of a select is a data URL in a stylesheet.
    "img-src 'self' data:",
    "media-src 'self'",
    `connect-src 'self'${api}`,
    `form-action 'self'${api}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
