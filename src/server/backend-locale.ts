import type { Locale } from '../base/i18n/locale.ts'

/** The backend's language codes, as stored. */
export type BackendLocale = 'TW' | 'EN'

/** Returns the backend's code for a language of the site: `TW` for `zh`, `EN` for any other. */
export function toBackendLocale(locale: Locale): BackendLocale {
  return locale === 'zh' ? 'TW' : 'EN'
}

/** Returns the language of a stored code. */
export function fromBackendLocale(code: BackendLocale): Locale {
  return code === 'TW' ? 'zh' : 'en'
}
