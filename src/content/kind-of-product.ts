import { WRITING } from '../base/i18n/writing.ts'
import { LOCALE_FACTS, type Locale } from '../base/i18n/locale.ts'
import type { Category } from './schema/series.ts'

/** Returns what a single product of a category is. @example 'Door station' */
export function kindOfProduct({ name, nameOfOne }: Category, locale: Locale): string {
  // English: for that language, and for those that fall back to it.
  const { fallback = locale } = LOCALE_FACTS[locale]
  return (WRITING[fallback].hasPlural && name[locale] === name.en && nameOfOne) || name[locale]
}
