/*
 * Inlined in the head of `/` alone, before anything is painted. On a first visit, without the cookie, it sends a reader of
 * another language to that language's home; bots are left where they are.
 */
import LanguageDetector from 'i18next-browser-languagedetector'
import { rememberLocale } from '../src/i18n/locale-cookie.ts'
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALE_COOKIE, LOCALES } from '../src/i18n/locale.ts'
import { localisePath } from '../src/i18n/localised-path.ts'
import { isBot } from '../src/freshness/is-bot.ts'

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

const hasChosen = LOCALES.some((locale) => document.cookie.split('; ').includes(`${LOCALE_COOKIE}=${locale}`))
if (!hasChosen && !isBot(navigator.userAgent)) {
  const detected = detect()
  rememberLocale(detected)
  if (detected !== DEFAULT_LOCALE) {
    // Nothing of this page is shown while the other one loads.
    document.documentElement.hidden = true
    location.replace(localisePath(detected, '/') + location.search + location.hash)
  }
}
