const BOT = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|preview|archiver|monitor/i

/** Tells whether a user agent is a program that reads pages for others: it is never redirected, reloaded or shown an error page. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent)
}
