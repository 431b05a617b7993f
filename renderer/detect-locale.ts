/*
 * Inlined in the head of `/` alone, before anything is painted: whoever opens the bare domain is sent to the home page of the
 * language they have chosen or, on a first visit, their browser speaks. Bots, and those who follow a link of the site, are left
 * where they are; the switch of languages is such a link.
 */
import LanguageDetector from 'i18next-browser-languagedetector'
import { rememberLocale } from '../src/i18n/locale-cookie.ts'
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALE_COOKIE, LOCALES } from '../src/i18n/locale.ts'
import { localisePath } from '../src/i18n/localised-path.ts'
import { isBot } from '../src/is-bot.ts'

const detector = new LanguageDetector(
  // Asks the detector for all languages of the visitor instead of the first.
  { languageUtils: { getBestMatchFromCodes: true } },
  { order: ['cookie', 'navigator'], lookupCookie: LOCALE_COOKIE, caches: [] },
)

/** The first language of the visitor that the site has; the default when it has none of them. */
function detect(): Locale {
  const codes = [detector.detect() ?? []].flat()
  return codes.map((code) => code.slice(0, 2).toLowerCase()).find(isLocale) ?? DEFAULT_LOCALE
}

/** Whether the visitor has asked for the bare domain: by typing it, a bookmark or another site; not by a link of this site, Back or Reload. */
function isAskedForByItself(): boolean {
  // The only entry of that type; TypeScript's library does not tell entries by their type.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFromHere = document.referrer.startsWith(`${location.origin}/`)
  return !isFromHere && (entry?.type ?? 'navigate') === 'navigate'
}

const chosen = LOCALES.find((locale) => document.cookie.split('; ').includes(`${LOCALE_COOKIE}=${locale}`))
if (isAskedForByItself() && !isBot(navigator.userAgent)) {
  const locale = chosen ?? detect()
  if (!chosen) rememberLocale(locale)
  if (locale !== DEFAULT_LOCALE) {
    // Nothing of this page is shown while the other one loads.
    document.documentElement.hidden = true
    location.replace(localisePath(locale, '/') + location.search + location.hash)
  }
}
