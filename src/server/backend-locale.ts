import { type Locale, DEFAULT_LOCALE, LOCALE_FACTS, LOCALES } from '../base/i18n/locale.ts'

/** Returns the backend's code for a language of the site. */
export function toBackendLocale(locale: Locale): string {
  return LOCALE_FACTS[locale].backend
}

/** Returns the language of a stored code. */
export function fromBackendLocale(code: string): Locale {
  return LOCALES.find((locale) => LOCALE_FACTS[locale].backend === code) ?? DEFAULT_LOCALE
}
