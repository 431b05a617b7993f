import { basename, join } from 'node:path'
import { createInstance, type CustomTypeOptions, type ResourceLanguage } from 'i18next'
import { inEachLocale } from '../base/i18n/in-each-locale.ts'
import { DEFAULT_LOCALE, isLocale, LOCALE_FACTS, type Locale } from '../base/i18n/locale.ts'
import { listWordFiles, readWordFile, WORDS_FOLDER } from '../base/i18n/vendor-words.ts'
import type { Words } from '../base/i18n/words.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The words of the interface in each language, read from the same files as the site's. */
export const WORDS: Record<Locale, Words> = inEachLocale(readWords)

/**
 * Returns the language that a caller requests: Chinese by default, English for any language but Chinese.
 * @example localeOf(undefined) // 'zh'
 * @example localeOf('fr') // 'en'
 */
export function localeOf(lang: unknown): Locale {
  if (lang === undefined || lang === '') return DEFAULT_LOCALE
  return isLocale(lang) ? lang : 'en'
}

/** Message key of an invalid contact request. */
export type RequestErrorKey = `errors.${keyof CustomTypeOptions['resources']['contact']['errors']}`

/** Returns the message for an error of a contact request. */
export function requestErrorMessage(key: RequestErrorKey, t: Words): string {
  return t(`contact:${key}`)
}

function readFolder(locale: Locale): ResourceLanguage {
  // A further language may have words of the vendor alone.
  const names = new Set([...listWordFiles(ROOT, locale), ...listWordFiles(ROOT, locale, WORDS_FOLDER)])
  return Object.fromEntries([...names].map((name) => [basename(name, '.json'), readWordFile(ROOT, locale, name)]))
}

function readWords(locale: Locale): Words {
  const { fallback } = LOCALE_FACTS[locale]
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: fallback ?? [],
    resources: { [locale]: readFolder(locale), ...(fallback && { [fallback]: readFolder(fallback) }) },
    defaultNS: 'common',
    // Callers escape what they put into HTML.
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return instance.t
}
