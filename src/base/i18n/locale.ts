import type { CookieName } from '../stored.ts'

/** The two languages of the site. `zh` is Traditional Chinese as written in Taiwan, and the default. */
export const LOCALES = ['zh', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'zh'

/** Name and lifetime of the cookie with the visitor's choice (tests/requirements.md, section 9). */
export const LOCALE_COOKIE: CookieName = 'locale'
export const LOCALE_COOKIE_DAYS = 365

type LocaleFacts = {
  /** `<html lang>`, BCP 47. */
  htmlLang: string
  /** Values of `hreflang` that this version is listed under. */
  hreflang: readonly string[]
  /** Open Graph's `og:locale`. */
  openGraph: string
  /** First segment of the path, '' for the default language. */
  prefix: '' | '/en'
}

export const LOCALE_FACTS: Record<Locale, LocaleFacts> = {
  zh: { htmlLang: 'zh-TW', hreflang: ['zh-TW', 'zh-Hant'], openGraph: 'zh_TW', prefix: '' },
  en: { htmlLang: 'en-US', hreflang: ['en-US', 'en'], openGraph: 'en_US', prefix: '/en' },
}

/** Returns whether a value is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}
