/** Occurs in the name of every such program. */
export const BOT = /bot|crawl|spider|slurp|facebookexternalhit|preview|archiver|monitor/i

/**
 * Tells whether a user agent is a program that reads pages for others. Such a one gets finished documents and nothing else: no
 * redirect, no scripts that might fail, no error page.
 */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent)
}
