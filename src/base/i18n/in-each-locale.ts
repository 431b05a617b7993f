import { LOCALES, type Locale } from './locale.ts'

/**
 * Makes a value for each language of the site.
 * @example inEachLocale((locale) => name[locale].trim()) // { zh: '門口機', en: 'Door station' }
 */
export function inEachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>
}
