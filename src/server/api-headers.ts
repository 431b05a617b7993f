import { securityHeaders } from '../delivery/hosting/security-headers.ts'

/**
 * Headers of every response of the API: those of the site, and a content security policy that allows nothing if a
 * browser displays it.
 */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...securityHeaders({ scriptHashes: [] }),
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
}
