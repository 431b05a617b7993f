/**
 * Product names of programs that read pages for others, for JavaScript and for nginx (PCRE). Most end in "bot": as a word's end, so
 * that robotics are not meant, and not in "cubot", a brand of phones. Without lookbehind, which older browsers do not know.
 */
export const BOT =
  /(?:^u?|[^u]|[^c]u)bot(?![a-z])|crawler|spider(?![a-z])|slurp|facebookexternalhit|mediapartners-google|google-inspectiontool|(?:bing|uri|web )preview|ia_archiver/i

/**
 * Tells whether a user agent is a program that reads pages for others. Such a one is not led to another language and is given no
 * error page. Whether anything works never depends on this: a name says little, and some browsers have names of that kind.
 */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent)
}
