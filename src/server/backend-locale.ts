import type { Locale } from '../i18n/locale.ts'

/** The backend's own codes for languages: what is stored. */
export type BackendLocale = 'TW' | 'EN'

/** Translates a language of the site into the backend's code: `zh` is `TW`, anything else `EN`. */
export function toBackendLocale(locale: Locale): BackendLocale {
  return locale === 'zh' ? 'TW' : 'EN'
}

/** Translates a stored code back. */
export function fromBackendLocale(code: BackendLocale): Locale {
  return code === 'TW' ? 'zh' : 'en'
}
