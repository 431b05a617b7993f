import type { FastifyRequest } from 'fastify'
import { originOf } from '../http-origin.ts'
import { SITE } from '../site.ts'

/**
 * Finds the origin of the page that a browser sent a form from, for links and redirects back to it: one that is known to be the
 * site's, or '' for the API's own. Never one that the caller alone names.
 */
export function siteOriginOf({ headers }: Pick<FastifyRequest, 'headers'>, corsOrigins: readonly string[]): string {
  // Sent on from another origin, a form comes from "null"; who sent it there stands in the referrer.
  const from = [headers.origin, originOf(headers.referer)]
  return [SITE.origin, ...corsOrigins].find((known) => from.includes(known)) ?? ''
}
