import { BASE_LOCALES, LOCALE_FACTS, LOCALES } from './locale.ts'

/** The languages of the vendor beside those of the project. */
export const OTHER_LOCALES = LOCALES.filter((locale) => !BASE_LOCALES.includes(locale))

/** The languages that no text of content may lack. */
export const REQUIRED_LOCALES = [...BASE_LOCALES, ...OTHER_LOCALES.filter((locale) => LOCALE_FACTS[locale].complete)]
