/*
 * Inlined in the head of `/` only, and run before the first paint: a visitor who opens the bare domain is redirected to
 * the home page of the chosen language or, on a first visit, of the browser's language. Bots, and visitors who follow a
 * link of the site, are not redirected; the language switch is such a link.
 */
import LanguageDetector from 'i18next-browser-languagedetector'
import Cookies from 'js-cookie'
import { rememberLocale } from '../src/base/i18n/locale-cookie.ts'
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALE_COOKIE } from '../src/base/i18n/locale.ts'
import { localisePath, pathIn } from '../src/base/i18n/localised-path.ts'
import { isBot } from '../src/base/is-bot.ts'

const detector = new LanguageDetector(
  // Makes the detector return all languages of the visitor instead of the first.
  { languageUtils: { getBestMatchFromCodes: true } },
  { order: ['navigator'], caches: [] },
)

/** Returns the first of the visitor's languages that the site supports; the default language if it supports none. */
function detect(): Locale {
  const codes = [detector.detect() ?? []].flat()
  return codes.map((code) => code.slice(0, 2).toLowerCase()).find(isLocale) ?? DEFAULT_LOCALE
}

/**
 * Returns whether the visitor opened the bare domain: by typing it, or from a bookmark or another site; not from a link
 * of this site, Back or Reload.
 */
function isAskedForByItself(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isFromHere = document.referrer.startsWith(`${location.origin}${import.meta.env.BASE_URL}`)
  return !isFromHere && (entry?.type ?? 'navigate') === 'navigate'
}

const stored = Cookies.get(LOCALE_COOKIE)
if (isAskedForByItself() && !isBot(navigator.userAgent)) {
  const locale = stored ?? detect()
  // Without a stored choice the detected language is stored; an unsupported choice is reported, and changes nothing.
  if (stored === undefined || !isLocale(stored)) rememberLocale(locale)
  if (isLocale(locale) && locale !== DEFAULT_LOCALE) {
    // This page is hidden while the other one loads.
    document.documentElement.hidden = true
    location.replace(
      // Without a base nothing of it is in the document.
      (import.meta.env.BASE_URL === '/' ? pathIn(locale, '/') : localisePath(locale, '/')) +
        location.search +
        location.hash,
    )
  }
}
