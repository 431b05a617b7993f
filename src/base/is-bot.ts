/**
 * Matches user agents of crawlers and similar programs, in JavaScript and in nginx (PCRE). Most end in "bot": only at
 * the end of a word, which excludes robotics, and not in "cubot", a brand of phones. Without lookbehind, which older
 * browsers do not support.
 */
export const BOT =
  /(?:^u?|[^u]|[^c]u)bot(?![a-z])|crawler|spider(?![a-z])|slurp|facebookexternalhit|mediapartners-google|google-inspectiontool|(?:bing|uri|web )preview|ia_archiver/i

/**
 * Returns whether a user agent is a crawler or a similar program. A bot is not redirected to another language and gets
 * no error page. No function of the site may depend on this: a user agent proves little, and some browsers match.
 */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent)
}
