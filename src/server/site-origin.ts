import type { FastifyRequest } from 'fastify'
import { originOf } from '../base/http-origin.ts'
import { SITE } from '#vendor/site.ts'

/**
 * Returns the origin of the page that a form was submitted from, for links and redirects back to it: a known origin of
 * the site, or '' for the API's own. An origin that only the client names is never used.
 */
export function siteOriginOf({ headers }: Pick<FastifyRequest, 'headers'>, corsOrigins: readonly string[]): string {
  // A form redirected from another origin has the origin "null"; the referrer has the page.
  const from = [headers.origin, originOf(headers.referer)]
  return [SITE.origin, ...corsOrigins].find((known) => from.includes(known)) ?? ''
}
