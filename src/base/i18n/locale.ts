import { DEFAULT_LANGUAGE, LANGUAGES } from '#vendor/site.ts'
import type { Language } from './language.ts'
import type { CookieName } from '../stored.ts'

/** The languages of the project: all of its words, texts and rules are there for them. `zh` is Traditional Chinese as written in Taiwan. */
export const BASE_LOCALES = ['zh', 'en'] as const

/**
 * A language of the site. Types know those of the project alone: before anything reads another language of the vendor,
 * its missing texts are filled from its fallback language (`textIn`, `inEachLocale`, src/content/fill-languages.ts).
 */
export type Locale = (typeof BASE_LOCALES)[number]

/**
 * The vendor's settings of each language; all but those of the project have a fallback
 * (src/content/check-languages.ts).
 */
export const LOCALE_FACTS = LANGUAGES as unknown as Readonly<Record<Locale, Language>>

/** All languages of the site, in the vendor's order. */
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[]
export const DEFAULT_LOCALE = DEFAULT_LANGUAGE as Locale

/** Name and lifetime of the cookie with the visitor's choice (tests/requirements.md, section 9). */
export const LOCALE_COOKIE: CookieName = 'locale'
export const LOCALE_COOKIE_DAYS = 365

/** Returns whether a value is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}
