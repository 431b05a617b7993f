import { LOCALE_FACTS, type Locale } from '../../src/base/i18n/locale.ts'

/** By language; made when the first number is formatted, because making one takes a phone 80 ms. */
const formats = new Map<Locale, Intl.NumberFormat>()

/** Returns a number as the language writes it, with at most one decimal. */
export function formatNumber(value: number, locale: Locale): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(LOCALE_FACTS[locale].htmlLang, { maximumFractionDigits: 1 })
    formats.set(locale, format)
  }
  return format.format(value)
}
