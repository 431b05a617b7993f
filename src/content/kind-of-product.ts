import { WRITING } from '../base/i18n/writing.ts'
import type { Locale } from '../base/i18n/locale.ts'
import type { Category } from './schema/series.ts'

/** Returns what a single product of a category is. @example 'Door station' */
export function kindOfProduct({ name, nameOfOne }: Category, locale: Locale): string {
  // It is English: a language that has a name of its own, or no plural, has no use for it.
  return (WRITING[locale].hasPlural && name[locale] === name.en && nameOfOne) || name[locale]
}
