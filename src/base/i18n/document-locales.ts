import { LOCALE_FACTS, LOCALES, type Locale } from './locale.ts'

/** The languages in which documents and social images are drawn: their faces have all of its characters. */
export const DOCUMENT_LOCALES = LOCALES.filter((locale) => documentLocale(locale) === locale)

/** Returns the language of the documents that pages of a language link to. */
export function documentLocale(locale: Locale): Locale {
  const { hasDocuments, fallback } = LOCALE_FACTS[locale]
  return hasDocuments ? locale : (fallback ?? locale)
}
