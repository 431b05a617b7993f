import type { EditorAccess } from '../../base/manifest/manifest.ts'

/** Options of the content security policy. */
export type PolicyOptions = {
  /** Hashes of inline scripts (`scriptHashes` of the manifests) of all builds that may be served at the same time. */
  scriptHashes: readonly string[]
  /** Origin of the API if it is not the site's own (`apiBaseUrl` of config.json). */
  apiOrigin?: string | undefined
  /** The site is a preview, or a copy for trials: no file of it is for search engines. */
  isPreview?: boolean
  /** Access of the content editor, if there is one. */
  editor?: EditorAccess | undefined
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

/**
 * Returns the headers that are others at the addresses of the content editor, by name; undefined where there is no
 * editor. A page of the site may do nothing of what they allow.
 */
export function editorHeaders({ editor }: PolicyOptions): Record<string, string> | undefined {
  if (!editor) return undefined
  return {
    'Content-Security-Policy': editorPolicy(editor),
    // A window to sign in that the browser cuts off cannot answer.
    'Cross-Origin-Opener-Policy': editor.opensWindow ? 'unsafe-none' : 'same-origin',
    'X-Robots-Tag': 'noindex',
  }
}

function editorPolicy({ calls, pictures }: EditorAccess): string {
  const listed = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    "script-src 'self'",
    // The editor writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data:${listed(pictures)}`,
    'media-src blob:',
    `connect-src 'self' blob: data:${listed(calls)}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
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
