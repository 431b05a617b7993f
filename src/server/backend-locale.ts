import { type Locale, DEFAULT_LOCALE, LOCALES } from '../base/i18n/locale.ts'

/** The backend's language codes, as stored. */
export type BackendLocale = 'TW' | 'EN'

const CODES: Record<Locale, BackendLocale> = { zh: 'TW', en: 'EN' }

/** Returns the backend's code for a language of the site. */
export function toBackendLocale(locale: Locale): BackendLocale {
  return CODES[locale]
}

/** Returns the language of a stored code. */
export function fromBackendLocale(code: BackendLocale): Locale {
  return LOCALES.find((locale) => CODES[locale] === code) ?? DEFAULT_LOCALE
}
