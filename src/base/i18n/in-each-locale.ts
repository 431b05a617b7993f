import { LOCALES, type Locale } from './locale.ts'
import { textIn } from './localised.ts'

/**
 * Makes a value for each language of the site.
 * @example inEachLocale((locale) => name[locale].trim()) // { zh: '門口機', en: 'Door station' }
 */
export function inEachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>
}

/**
 * Completes a table by language: a language that it does not name is as its fallback language.
 * It may have lines of further languages; they count where the vendor lists the language.
 * @example byLocale({ zh: '、', en: ', ' }) // with ja, which falls back to zh, also { ja: '、' }
 */
export function byLocale<Value>(table: Record<Locale, Value> & Record<string, Value>): Record<Locale, Value> {
  for (const locale of LOCALES) table[locale] ??= textIn(table, locale)
  return table
}
