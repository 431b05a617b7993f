import { securityHeaders } from '../hosting/security-headers.ts'

/** Headers of every answer of the API: those of the site, and a policy under which an answer that a browser shows can do nothing. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...securityHeaders({ scriptHashes: [] }),
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
}
